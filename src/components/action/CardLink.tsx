import type { ReactNode } from "react"
import { Icon } from "../media/Icon"
import * as css from "./CardLink.module.css"
import { MaybeLink } from "./MaybeLink"

type CardLinkProps = {
  /** The page of what the card shows; null or "" while it has none. */
  to: string | null | undefined
  /** An arrow "beside" the title's lines, or "after" its last word. */
  arrow?: "beside" | "after"
  className?: string
  /** The card's title. */
  children: ReactNode
}

/**
 * The title of a card: a link whose target is the whole card, where what it shows has a page, and the title alone where
 * not. The card is the nearest part around it that is `position: relative`.
 */
export function CardLink({ to, arrow, className = "", children }: CardLinkProps) {
  return (
    <MaybeLink to={to} className={`${css.link} ${arrow ? css[arrow] : ""} ${className}`}>
      {children}
      {arrow && to && <Icon name="arrow" />}
    </MaybeLink>
  )
}
