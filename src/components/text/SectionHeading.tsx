import type { ReactNode } from "react"
import * as css from "./SectionHeading.module.css"

type SectionHeadingProps = {
  /** For the section's aria-labelledby. */
  id: string
  /** Small line above, marked with a knot of thread. */
  eyebrow?: string
  children: ReactNode
  /** A sentence or two below. */
  text?: string
}

/** The h2 of a band, with what belongs to it. */
export function SectionHeading({ id, eyebrow, children, text }: SectionHeadingProps) {
  return (
    <div className={css.heading}>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <h2 id={id} className={css.title}>
        {children}
      </h2>
      {text && <p className={css.text}>{text}</p>}
    </div>
  )
}
