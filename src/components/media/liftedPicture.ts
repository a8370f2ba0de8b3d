/**
 * The picture of a card that was followed, on its way to a page that has none of its own when it appears: a copy of it
 * stands there until the page's own picture has loaded (docs/design.md#motion). src/layouts/liftPicture.ts provides it.
 */
export type LiftedPicture = {
  /** Lays it over the frame of the page's first picture, which may be the placeholder's first and then the document's. */
  hold: (frame: HTMLElement | null) => void
  /** Called when the page's own picture has loaded: shows it. */
  replace: (own: HTMLImageElement) => void
}

/** Empty if none is on its way. */
export const lifted: Partial<LiftedPicture> = {}

export const holdLiftedPicture = (frame: HTMLElement | null) => lifted.hold?.(frame)

export const replaceLiftedPicture = ({ currentTarget }: { currentTarget: HTMLImageElement }) =>
  lifted.replace?.(currentTarget)
