import { graphql, type PageProps } from "gatsby"
import type { PageContext } from "../../routes"
import { TopicList } from "./TopicList"

/** /blog/tag/<slug>, and the same list from page 2 on. */
export default function BlogTag({
  data,
  pageContext,
}: PageProps<Queries.BlogTagPageQuery, PageContext<"blog/BlogTag">>) {
  return <TopicList kind="tag" context={pageContext} posts={data.posts} />
}

export const query = graphql`
  query BlogTagPage($slugs: [String!]!) {
    posts: postsBySlug(slugs: $slugs) {
      ...PostTeaser
    }
  }
`
