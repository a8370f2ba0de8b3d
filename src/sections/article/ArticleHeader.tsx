import { Breadcrumbs, type Crumb } from "../../components/action/Breadcrumbs"
import { Link } from "../../components/action/Link"
import { MaybeLink } from "../../components/action/MaybeLink"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { Day } from "../blog/posts/Day"
import type { TopicData } from "../blog/Sidebar"
import * as css from "./ArticleHeader.module.css"

type ArticleHeaderProps = {
  title: string
  /** Its ancestors in the breadcrumbs. */
  parents: readonly Crumb[]
  /** Breadcrumb label, when it differs from the title. */
  crumb?: string
  /** YYYY-MM-DD. */
  date: string
  /** YYYY-MM-DD of the last change, if any. */
  modified: string | null
  author: string
  /** The author's job title. */
  designation: string | null
  /** Path of the author's page, if any. */
  authorPage: string | null
  category: TopicData
  /** Reading time in minutes. */
  minutes: number
  img: PictureData
}

/** An article's title bar and cover; the title overlaps the cover's edge. */
export function ArticleHeader({
  title,
  parents,
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
      <div className={`whole ${css.bar}`}>
        <Breadcrumbs above={parents} current={crumb} />
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
        <Picture
          picture={img}
          first
          sizes="(min-width: 100em) 88vw, (min-width: 43.75em) 92vw, 134vw"
          className={css.img}
        />
      </div>
    </Container>
  )
}
