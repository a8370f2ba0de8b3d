import { ButtonLink } from "../../../components/action/Button"
import { ClothFrame } from "../../../components/media/ClothFrame"
import { Picture } from "../../../components/media/Picture"
import { Container } from "../../../components/text/Container"
import { SectionHeading } from "../../../components/text/SectionHeading"
import type { ActionData } from "../../fragments"
import { Day } from "./Day"
import * as css from "./LatestPosts.module.css"
import { PostLink } from "./PostLink"
import type { PostTeaserData } from "./PostList"

type LatestPostsProps = {
  heading: { readonly eyebrow: string; readonly title: string; readonly action: ActionData }
  /** Newest first. */
  posts: readonly PostTeaserData[]
}

/** The newest articles, on a page outside the blog, with a link to all of them. */
export function LatestPosts({ heading, posts }: LatestPostsProps) {
  if (posts.length === 0) return null
  return (
    <section className={css.band} aria-labelledby="latest-title">
      <Container>
        <div className={css.heading}>
          <SectionHeading id="latest-title" eyebrow={heading.eyebrow}>
            {heading.title}
          </SectionHeading>
          {heading.action.to && (
            <ButtonLink look="outline" to={heading.action.to}>
              {heading.action.label}
            </ButtonLink>
          )}
        </div>
        <ul className={css.posts} role="list">
          {posts.map(({ id, slug, title, date, author, excerpt, img }) => (
            <li key={id}>
              <article className={css.post}>
                <ClothFrame>
                  <Picture
                    picture={{ ...img, alt: "" }}
                    sizes="(min-width: 100em) 39vw, (min-width: 56.25em) 46vw, 90vw"
                    className={css.img}
                  />
                </ClothFrame>
                <p className={css.meta}>
                  <Day day={date} /> <span>{author}</span>
                </p>
                <h3 className={css.title}>
                  <PostLink path={`/blog/${slug}`} title={title} />
                </h3>
                <p className={css.text}>{excerpt}</p>
              </article>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
