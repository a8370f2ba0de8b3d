import type { ReactNode } from "react"
import { Icon } from "../media/Icon"
import * as css from "./CardArrowLink.module.css"
import { CardLink } from "./CardLink"

type CardArrowLinkProps = {
  /** The page of what the card shows; null or "" while it has none. */
  to: string | null | undefined
  /** True where the arrow stands beside the title's lines, instead of after its last word. */
  beside?: boolean
  /** The card's title. */
  children: ReactNode
}

/** A card's title whose link has an arrow, which moves when the card is pointed at. */
export function CardArrowLink({ to, beside = false, children }: CardArrowLinkProps) {
  return (
    <CardLink to={to} className={beside ? `${css.link} ${css.beside}` : css.link}>
      {children}
      {to && <Icon name="arrow" />}
    </CardLink>
  )
}
