import type { ReactNode } from "react"
import * as css from "./Thread.module.css"

type ThreadProps = {
  /** The bands, each with the side of the page on which the thread passes it; without one, the band has its own. */
  bands: readonly {
    key: string
    side?: "left" | "right"
    /** True for figures: the thread has a knot beside them. */
    hasKnot?: boolean
    content: ReactNode
  }[]
}

/**
 * Bands along the page's thread, which runs from the headline to the call to action (docs/design.md#signature-moves): in
 * the page's margins, across where it changes sides, and behind pictures and bands with a background.
 */
export function Thread({ bands }: ThreadProps) {
  return (
    <div className={css.thread}>
      {bands.map(({ key, side, hasKnot, content }) => {
        const names = [css.stitch, side && css[side], hasKnot && css.knot]
        return (
          <div key={key} className={names.filter(Boolean).join(" ")}>
            {content}
          </div>
        )
      })}
    </div>
  )
}
