import { CardLink } from "../../components/action/CardLink"
import * as css from "./PostLink.module.css"

type PostLinkProps = {
  /** Of the article's page. */
  path: string
  title: string
}

/** An article's title in a list: it leads there from anywhere on its card, and is underlined when that is pointed at. */
export function PostLink({ path, title }: PostLinkProps) {
  return (
    <CardLink to={path} className={css.link}>
      {title}
    </CardLink>
  )
}
