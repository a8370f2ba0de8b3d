import { graphql, type PageProps } from "gatsby"
import type { ListContext } from "./ArticleList"
import { TopicList } from "./TopicList"

/** /blog/tag/… and its further pages. */
export default function BlogTag({
  data,
  pageContext,
}: PageProps<Queries.BlogTagPageQuery, ListContext>) {
  return <TopicList kind="tag" context={pageContext} posts={data.posts} />
}

export const query = graphql`
  query BlogTagPage($slugs: [String!]!) {
    posts: postsBySlug(slugs: $slugs) {
      ...PostTeaser
    }
  }
`
