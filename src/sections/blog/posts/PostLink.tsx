import type { ReactNode } from "react"
import { CardLink } from "../../../components/action/CardLink"
import * as css from "./PostLink.module.css"

type PostLinkProps = {
  /** Path of the article's page. */
  path: string
  title: ReactNode
}

/** An article's title as a link that covers its whole card, underlined while the card is hovered. */
export function PostLink({ path, title }: PostLinkProps) {
  return (
    <CardLink to={path} className={css.link}>
      {title}
    </CardLink>
  )
}
