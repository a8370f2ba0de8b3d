import { graphql, type PageProps } from "gatsby"
import type { ListContext } from "./ArticleList"
import { TopicList } from "./TopicList"

/** /blog/category/… and its further pages. */
export default function BlogCategory({
  data,
  pageContext,
}: PageProps<Queries.BlogCategoryPageQuery, ListContext>) {
  return <TopicList kind="category" context={pageContext} articles={data.allBlogPost} />
}

export const query = graphql`
  query BlogCategoryPage($slug: String!, $skip: Int = 0) {
    allBlogPost(
      filter: { sample: { ne: true }, category: { eq: $slug } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 3
      skip: $skip
    ) {
      ...ListedPosts
    }
  }
`
