import { Fragment } from "react"
import { Link } from "../../components/action/Link"
import type { TopicData } from "../blog/Sidebar"
import * as css from "./ArticleTags.module.css"

type ArticleTagsProps = {
  tags: readonly TopicData[]
}

/** Links to an article's tags. */
export function ArticleTags({ tags }: ArticleTagsProps) {
  if (tags.length === 0) return null
  return (
    <p className={css.tags}>
      <span className={css.label}>Tagged</span>{" "}
      {tags.map(({ slug, name }) => (
        <Fragment key={slug}>
          <Link to={`/blog/tag/${slug}`} className={css.tag}>
            {name}
          </Link>{" "}
        </Fragment>
      ))}
    </p>
  )
}
