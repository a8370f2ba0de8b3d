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

/** Articles as cards, two to a row: wide and narrow covers in turn, no excerpt. */
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

/** How wide a cover is drawn: one that is left over in its row is as wide as the window. */
function sizesOf(index: number, count: number): string {
  const isLast = index === count - 1
  const wide = isLast && index % 2 === 0 ? "100vw" : "57vw"
  const phone = index === 0 || (isLast && index % 2 === 1) ? "100vw" : "67vw"
  return `(min-width: 48em) ${wide}, ${phone}`
}
