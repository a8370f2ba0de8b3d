import { Link } from "../../../components/action/Link"
import { ClothFrame } from "../../../components/media/ClothFrame"
import { Picture } from "../../../components/media/Picture"
import { posterStyle } from "../../../components/media/posterColours"
import { Day } from "./Day"
import * as css from "./PostGrid.module.css"
import { PostLink } from "./PostLink"
import type { PostTeaserData } from "./PostList"

type PostGridProps = {
  posts: readonly PostTeaserData[]
  /** Looks up a category's name. */
  categoryName: (slug: string) => string
}

/** Articles as cards in two columns, wide and narrow in turn, without excerpts. */
export function PostGrid({ posts, categoryName }: PostGridProps) {
  return (
    <ul className={css.grid} role="list">
      {posts.map(({ id, slug, title, date, category, img }, index) => (
        <li key={id}>
          <article className={css.post} style={posterStyle(img)}>
            <ClothFrame>
              <Picture
                picture={{ ...img, alt: "" }}
                first={index === 0}
                sizes={sizesOf(index, posts.length)}
                className={css.img}
              />
              <Link to={`/blog/category/${category}`} className={css.category}>
                {categoryName(category)}
              </Link>
            </ClothFrame>
            <h2 className={css.title}>
              <PostLink path={`/blog/${slug}`} title={title} />
            </h2>
            <Day day={date} className={css.day} />
          </article>
        </li>
      ))}
    </ul>
  )
}

/** How wide a cover is drawn, also where it is cut off at its sides. */
function sizesOf(index: number, count: number): string {
  const isLast = index === count - 1
  const place = index % 6
  const isTall = !isLast && (place === 1 || place === 3)
  const isAlone = isLast && (place === 0 || place === 3)
  const wide = isTall || isAlone ? "100vw" : "57vw"
  const phone = index === 0 || (isLast && index % 2 === 1) ? "100vw" : "75vw"
  return `(min-width: 48em) ${wide}, ${phone}`
}
