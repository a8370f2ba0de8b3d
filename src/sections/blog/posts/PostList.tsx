import { graphql } from "gatsby"
import { Link } from "../../../components/action/Link"
import { ClothFrame } from "../../../components/media/ClothFrame"
import { Icon } from "../../../components/media/Icon"
import { Picture, type PictureData } from "../../../components/media/Picture"
import { posterStyle } from "../../../components/media/posterColours"
import { PostLink } from "./PostLink"
import * as css from "./PostList.module.css"
import { PostMeta } from "./PostMeta"

export type PostTeaserData = {
  readonly id: string
  readonly slug: string
  readonly title: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly author: string
  /** Slug of the category. */
  readonly category: string
  readonly excerpt: string
  readonly img: PictureData
}

type PostListProps = {
  posts: readonly PostTeaserData[]
  /** Number of the first article, counted from the oldest in the whole list, so that an article keeps its number. */
  from: number
  /** Looks up a category's name. */
  categoryName: (slug: string) => string
}

/** How wide an article's cover is drawn, also where it is cut off at its sides. */
function sizesOf(index: number, count: number): string {
  const isAlone = index === 1 && count === 2
  const wide = isAlone ? "100vw" : "57vw"
  const tablet = index === 0 || isAlone ? "100vw" : "75vw"
  return `(min-width: 62.5em) ${wide}, (min-width: 40em) ${tablet}, 125vw`
}

/** Articles in magazine style: the first across the window, the next two below it side by side, numerals on their covers. */
export function PostList({ posts, from, categoryName }: PostListProps) {
  return (
    <ol className={css.list} role="list">
      {posts.map(({ id, slug, title, date, author, category, excerpt, img }, index) => (
        <li key={id} className={css.item}>
          <article className={css.post} style={posterStyle(img)}>
            <ClothFrame className={css.frame}>
              <Picture
                picture={{ ...img, alt: "" }}
                first={index === 0}
                sizes={sizesOf(index, posts.length)}
                className={css.img}
              />
            </ClothFrame>
            <span className={css.numeral} aria-hidden="true">
              {from - index}
            </span>
            <div className={css.text}>
              <PostMeta
                category={
                  <Link to={`/blog/category/${category}`} className={css.category}>
                    {categoryName(category)}
                  </Link>
                }
                date={date}
              />
              <h2 className={css.title}>
                <PostLink path={`/blog/${slug}`} title={title} />
              </h2>
              <p className={css.excerpt}>{excerpt}</p>
              <p className={css.author}>
                {author}
                <Icon name="arrow" />
              </p>
            </div>
          </article>
        </li>
      ))}
    </ol>
  )
}

export const query = graphql`
  fragment PostTeaser on Post {
    id: jsonId
    slug
    title
    date
    author
    category
    excerpt
    img {
      ...HeroPicture
    }
  }
`
