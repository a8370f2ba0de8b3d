/**
 * The picture of a card that was followed, on its way to a page that has none of its own when it appears: a copy of it
 * stands there until the page's own picture has loaded (docs/design.md#motion).
 */

type Lifted = {
  picture: HTMLImageElement
  /** Address of the page that shows it: path and query. */
  to: string
  /** Resolves when it has stopped moving. */
  landing: Promise<void>
  land: () => void
}

let lifted: Lifted | null = null

/** Copies the picture of a card for the page that its link leads to. Without a picture, forgets the one before. */
export function liftPicture(card: HTMLImageElement | null, to: string) {
  let land = () => {}
  const landing = new Promise<void>((resolve) => {
    land = resolve
  })
  lifted = card && { picture: copyOf(card), to, landing, land }
}

function copyOf(card: HTMLImageElement): HTMLImageElement {
  const picture = new Image()
  picture.alt = ""
  // Painted in its first frame. The page's own picture has the text.
  picture.decoding = "sync"
  picture.src = card.currentSrc || card.src
  picture.dataset.lifted = ""
  return picture
}

export const isPictureLifted = () => lifted !== null

/** The copy, if the page that has appeared shows it; otherwise it is forgotten. */
export function arrivedPicture(): HTMLImageElement | null {
  if (!lifted?.picture.isConnected) lifted = null
  return lifted?.picture ?? null
}

/** Called when the copy has stopped moving, or won't move. */
export function landPicture() {
  lifted?.land()
}

/** Resolves when the copy for this page has stopped moving; null if there is none. */
export function pictureLanding(): Promise<void> | null {
  return isForThisPage(lifted) ? lifted.landing : null
}

/**
 * Ref of the frame of a page's first picture: takes the copy in. The frame of a document that arrives takes it from the
 * frame of the placeholder.
 */
export function holdLiftedPicture(frame: HTMLElement | null) {
  if (isForThisPage(lifted)) frame?.append(lifted.picture)
}

const isForThisPage = (picture: Lifted | null): picture is Lifted =>
  picture?.to === location.pathname + location.search

/** Called when the page's own picture has loaded, or can't be: shows it. */
export function replaceLiftedPicture() {
  if (!lifted) return
  const { picture } = lifted
  lifted = null
  delete picture.dataset.lifted
  const fade = picture.animate?.({ opacity: 0 }, { duration: 320, easing: "ease-in-out" })
  const remove = () => picture.remove()
  if (fade) fade.finished.then(remove, remove)
  else remove()
}
