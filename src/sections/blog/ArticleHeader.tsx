import { Breadcrumbs } from "../../components/action/Breadcrumbs"
import { Link } from "../../components/action/Link"
import { MaybeLink } from "../../components/action/MaybeLink"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./ArticleHeader.module.css"
import { Day } from "./Day"
import type { TopicData } from "./Sidebar"

type ArticleHeaderProps = {
  title: string
  /** Its name in the breadcrumbs, when it is another. */
  crumb?: string
  /** YYYY-MM-DD. */
  date: string
  /** Day of its last change, if there has been one. */
  modified: string | null
  author: string
  /** What the author does. */
  designation: string | null
  /** Path of the author's own page, if there is one. */
  authorPage: string | null
  category: TopicData
  /** Reading time. */
  minutes: number
  img: PictureData
}

/** An article's title bar (SPEC 2.2) and cover: the title stands on the cover's edge. */
export function ArticleHeader({
  title,
  crumb = title,
  date,
  modified,
  author,
  designation,
  authorPage,
  category,
  minutes,
  img,
}: ArticleHeaderProps) {
  return (
    <Container className={css.header}>
      <div className={css.bar}>
        <Breadcrumbs above={[{ label: "Blog", to: "/blog" }]} current={crumb} />
        <h1 className={css.title}>{title}</h1>
        <dl className={css.meta}>
          <div>
            <dt>Published</dt>
            <dd>
              <Day day={date} />
            </dd>
          </div>
          {modified && (
            <div>
              <dt>Changed</dt>
              <dd>
                <Day day={modified} />
              </dd>
            </div>
          )}
          <div>
            <dt>Written by</dt>
            <dd>
              <MaybeLink to={authorPage}>{author}</MaybeLink>
              {designation && <span className={css.soft}>, {designation}</span>}
            </dd>
          </div>
          <div>
            <dt>Filed under</dt>
            <dd>
              <Link to={`/blog/category/${category.slug}`}>{category.name}</Link>
            </dd>
          </div>
          <div>
            <dt>Takes</dt>
            <dd>{minutes === 1 ? "1 minute" : `${minutes} minutes`}</dd>
          </div>
        </dl>
      </div>
      <div className={css.cover}>
        <Picture picture={img} first sizes="(min-width: 100em) 1440px, 92vw" className={css.img} />
      </div>
    </Container>
  )
}
