import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { type NeighbourData, Neighbours } from "../sections/article/Neighbours"
import { Talk } from "../sections/article/Talk"
import { Article } from "./Article"
import { useBlog } from "./useBlog"

type PostContext = PageContext & {
  previous: NeighbourData | null
  next: NeighbourData | null
}

/** /blog/<slug>: an article, with links to the previous and next one. */
export default function BlogPost({
  data,
  pageContext,
}: PageProps<Queries.BlogPostPageQuery, PostContext>) {
  const { texts } = useBlog()
  const { pagePath, previous, next } = pageContext
  return (
    <>
      <Article post={must(data.post, "posts.json")} path={pagePath}>
        <Talk talk={texts.article.talk} />
      </Article>
      <Neighbours previous={previous} next={next} />
    </>
  )
}

export const query = graphql`
  query BlogPostPage($slug: String!) {
    post(slug: { eq: $slug }) {
      ...Article
    }
  }
`
