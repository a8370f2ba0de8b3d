import type { CSSProperties, ReactNode } from "react"
import { classes } from "../classes"
import * as css from "./EdgeGrid.module.css"

type EdgeGridProps = {
  /** Id of its heading. */
  labelledBy: string
  className?: string
  style?: CSSProperties
  children: ReactNode
}

/**
 * A band whose parts may extend past the page's width: twelve columns, plus one on either side up
 * to the edge of the window (lines 2 to 14 are the page). On phones it is one full-width column.
 */
export function EdgeGrid({ labelledBy, className, style, children }: EdgeGridProps) {
  return (
    <section className={classes(css.grid, className)} aria-labelledby={labelledBy} style={style}>
      {children}
    </section>
  )
}
