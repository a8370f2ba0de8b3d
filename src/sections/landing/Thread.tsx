import type { ReactNode } from "react"
import { classes } from "../../components/classes"
import "./lateBands.css"
import * as css from "./Thread.module.css"

/** A band on the thread's route. */
type ThreadBand = {
  key: string
  /** The side of the page on which the thread passes the band; without one, the band has a thread of its own. */
  side?: "left" | "right"
  /**
   * Instead of `side`, in the look "woven": the side on which the thread reaches a band that it crosses. It leaves on the
   * other side, unless it crosses an even number of times.
   */
  crossing?: "left" | "right"
  /** True for figures: the thread has a knot beside them. */
  hasKnot?: boolean
  /** The band's background, where the thread passes over it, in the background's own accent, instead of behind it. */
  over?: "bold" | "night"
  content: ReactNode
}

type ThreadProps = {
  /** The bands in order, each on the side of the one before where it is `over`. */
  bands: readonly ThreadBand[]
  /** Class of a stylesheet in threads/, which sets how the design draws the thread. */
  look?: string
}

/**
 * Bands along the page's thread, which runs from the headline to the call to action (docs/design.md#signature-moves): in
 * the page's margins, across where it changes sides, and behind pictures and bands with a background.
 */
export function Thread({ bands, look = "" }: ThreadProps) {
  return (
    <div className={`${css.thread} ${look}`.trim()}>
      {bands.map(({ key, side, crossing, hasKnot, over, content }) => {
        const names = [css.stitch, side && css[side], hasKnot && css.knot, over && css[over]]
        return (
          <div
            key={key}
            className={classes(...names)}
            data-crossing={crossing}
            // Laid out late (src/styles/lowerBands.css).
            data-band=""
          >
            {content}
          </div>
        )
      })}
    </div>
  )
}
