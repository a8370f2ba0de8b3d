import { graphql, type PageProps } from "gatsby"
import type { PageContext } from "../../routes"
import { TopicList } from "./TopicList"

/** /blog/category/<slug>, and the same list from page 2 on. */
export default function BlogCategory({
  data,
  pageContext,
}: PageProps<Queries.BlogCategoryPageQuery, PageContext<"blog/BlogCategory">>) {
  return <TopicList kind="category" context={pageContext} posts={data.posts} />
}

export const query = graphql`
  query BlogCategoryPage($slugs: [String!]!) {
    posts: postsBySlug(slugs: $slugs) {
      ...PostTeaser
    }
  }
`
