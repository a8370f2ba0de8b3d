import type { ReactNode } from "react"
import { classes } from "../classes"
import * as css from "./CardLink.module.css"
import { MaybeLink } from "./MaybeLink"

type CardLinkProps = {
  /** The page that the card is about; null or "" if it has none. */
  to: string | null | undefined
  className?: string
  /** The card's title. */
  children: ReactNode
}

/**
 * A card's title: if the card has a page, a link whose target is the whole card, else plain text.
 * The card is the nearest ancestor with `position: relative`.
 */
export function CardLink({ to, className, children }: CardLinkProps) {
  return (
    <MaybeLink to={to} className={classes(css.link, className)}>
      {children}
    </MaybeLink>
  )
}
