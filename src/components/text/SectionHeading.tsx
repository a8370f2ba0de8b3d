import type { ReactNode } from "react"
import { ArrowLink } from "../action/ArrowLink"
import * as css from "./SectionHeading.module.css"

type SectionHeadingProps = {
  /** For the section's aria-labelledby. */
  id: string
  /** Small line above the title, marked with a knot of thread. */
  eyebrow?: string
  children: ReactNode
  /** A sentence or two below. */
  text?: string
  /** Link to more of what the band shows. */
  action?: { readonly label: string; readonly to: string | null }
  /** Whether text and link stand beside the title where there is room. */
  split?: boolean
}

/** A band's h2, with the texts and link that belong to it. */
export function SectionHeading({
  id,
  eyebrow,
  children,
  text,
  action,
  split,
}: SectionHeadingProps) {
  return (
    <div className={split ? css.split : css.heading}>
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
