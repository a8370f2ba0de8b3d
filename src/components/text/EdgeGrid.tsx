import type { CSSProperties, ReactNode } from "react"
import * as css from "./EdgeGrid.module.css"

type EdgeGridProps = {
  /** The id of its heading. */
  labelledBy: string
  className?: string
  style?: CSSProperties
  children: ReactNode
}

/**
 * A band whose parts may leave the page: twelve columns and, on either side, the room up to the window's edge (lines 2 to
 * 14 are the page). On phones it is one column from edge to edge.
 */
export function EdgeGrid({ labelledBy, className = "", style, children }: EdgeGridProps) {
  return (
    <section className={`${css.grid} ${className}`} aria-labelledby={labelledBy} style={style}>
      {children}
    </section>
  )
}
