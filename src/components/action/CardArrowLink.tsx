import type { ReactNode } from "react"
import { Icon } from "../media/Icon"
import * as css from "./CardArrowLink.module.css"
import { CardLink } from "./CardLink"

type CardArrowLinkProps = {
  /** The page that the card is about; null or "" if it has none. */
  to: string | null | undefined
  /** True to set the arrow beside the title's lines instead of after its last word. */
  beside?: boolean
  /** The card's title. */
  children: ReactNode
}

/** A card's title as a link with an arrow, which moves when the title is hovered. */
export function CardArrowLink({ to, beside = false, children }: CardArrowLinkProps) {
  return (
    <CardLink to={to} className={beside ? `${css.link} ${css.beside}` : css.link}>
      {children}
      {to && <Icon name="arrow" />}
    </CardLink>
  )
}
