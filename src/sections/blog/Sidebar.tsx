import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { CardLink } from "../../components/action/CardLink"
import { Link } from "../../components/action/Link"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Day } from "./posts/Day"
import { SearchBox } from "./SearchBox"
import * as css from "./Sidebar.module.css"

/** A category or a tag. */
export type TopicData = { readonly slug: string; readonly name: string }

export type SidebarProps = {
  headings: {
    readonly search: string
    readonly categories: string
    readonly recent: string
    readonly tags: string
  }
  /** Each with its number of articles. */
  categories: readonly (TopicData & { readonly count: number })[]
  /** The first three are shown. */
  recent: readonly {
    readonly slug: string
    readonly title: string
    readonly date: string
    readonly img: PictureData
  }[]
  tags: readonly TopicData[]
  /** False where the page has a search box of its own. */
  withSearch?: boolean
}

/**
 * The sidebar of every blog page: search, categories, tags and recent posts, as blocks of cloth from edge to edge of the
 * window, below what the page is about.
 */
export function Sidebar({ headings, categories, recent, tags, withSearch = true }: SidebarProps) {
  return (
    <aside className={css.side} aria-label="Blog">
      {withSearch && (
        <div className={`bold ${css.search}`}>
          <SearchBox label={headings.search} />
        </div>
      )}
      {categories.length > 0 && (
        <Part id="blog-categories" title={headings.categories}>
          <ul className={css.categories} role="list">
            {categories.map(({ slug, name, count }) => (
              <li key={slug}>
                <Link to={`/blog/category/${slug}`} className={css.category}>
                  {name}
                  <span className={css.count}>
                    {count}
                    <span className="visually-hidden">
                      {count === 1 ? " article" : " articles"}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {tags.length > 0 && (
        <Part id="blog-tags" title={headings.tags}>
          <ul className={css.tags} role="list">
            {tags.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/blog/tag/${slug}`} className={css.tag}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {recent.length > 0 && (
        <Part id="blog-recent" title={headings.recent}>
          <ul className={css.recent} role="list">
            {recent.slice(0, 3).map(({ slug, title, date, img }) => (
              <li key={slug} className={css.post}>
                {/* Empty alt: the linked title beside it says the same. */}
                <Picture picture={{ ...img, alt: "" }} sizes="33vw" className={css.img} />
                <div>
                  <CardLink to={`/blog/${slug}`} className={css.link}>
                    {title}
                  </CardLink>{" "}
                  <Day day={date} className={css.day} />
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </aside>
  )
}

type PartProps = {
  id: string
  title: string
  children: ReactNode
}

function Part({ id, title, children }: PartProps) {
  return (
    <nav className={`night ${css.part}`} aria-labelledby={id}>
      <div className={css.content}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {children}
      </div>
    </nav>
  )
}

export const query = graphql`
  fragment RecentPost on Post {
    slug
    title
    date
    img {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 480
            # A third one would take an article's page beyond its limit of bytes.
            breakpoints: [480, 800]
            formats: [AVIF, AUTO]
            placeholder: NONE
            quality: 70
            avifOptions: { quality: 50 }
          )
        }
      }
    }
  }
`
