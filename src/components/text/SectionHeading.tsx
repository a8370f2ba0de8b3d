import type { ReactNode } from "react"
import { ArrowLink } from "../action/ArrowLink"
import * as css from "./SectionHeading.module.css"

type SectionHeadingProps = {
  /** For the section's aria-labelledby. */
  id: string
  /** Small line above, marked with a knot of thread. */
  eyebrow?: string
  children: ReactNode
  /** A sentence or two below. */
  text?: string
  /** Leads to more of what the band shows. */
  action?: { readonly label: string; readonly to: string | null }
}

/** The h2 of a band, with what belongs to it. */
export function SectionHeading({ id, eyebrow, children, text, action }: SectionHeadingProps) {
  return (
    <div className={css.heading}>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <h2 id={id} className={css.title}>
        {children}
      </h2>
      {text && <p className={css.text}>{text}</p>}
      {action?.to && (
        <p>
          <ArrowLink to={action.to}>{action.label}</ArrowLink>
        </p>
      )}
    </div>
  )
}
