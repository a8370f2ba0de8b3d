import { graphql, type PageProps } from "gatsby"
import type { ListContext } from "./ArticleList"
import { TopicList } from "./TopicList"

/** /blog/tag/… and its further pages. */
export default function BlogTag({
  data,
  pageContext,
}: PageProps<Queries.BlogTagPageQuery, ListContext>) {
  return <TopicList kind="tag" context={pageContext} articles={data.allBlogPost} />
}

export const query = graphql`
  query BlogTagPage($slug: String!, $skip: Int = 0) {
    allBlogPost(
      filter: { sample: { ne: true }, tags: { eq: $slug } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 3
      skip: $skip
    ) {
      ...ListedPosts
    }
  }
`
