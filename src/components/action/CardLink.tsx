import type { ReactNode } from "react"
import * as css from "./CardLink.module.css"
import { MaybeLink } from "./MaybeLink"

type CardLinkProps = {
  /** The page of what the card shows; null or "" while it has none. */
  to: string | null | undefined
  className?: string
  /** The card's title. */
  children: ReactNode
}

/**
 * The title of a card: a link whose target is the whole card, where what it shows has a page, and the title alone where
 * not. The card is the nearest part around it that is `position: relative`.
 */
export function CardLink({ to, className = "", children }: CardLinkProps) {
  return (
    <MaybeLink to={to} className={`${css.link} ${className}`}>
      {children}
    </MaybeLink>
  )
}
