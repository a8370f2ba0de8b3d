import { graphql, type PageProps } from "gatsby"
import { ArticleList, type ListContext } from "./ArticleList"
import { useBlog } from "./useBlog"

/** /blog/category/… and its further pages: the articles of one category, newest first. */
export default function BlogCategory({
  data,
  pageContext,
}: PageProps<Queries.BlogCategoryPageQuery, ListContext>) {
  const { texts } = useBlog()
  const { nodes, totalCount } = data.allBlogPost
  return (
    <ArticleList
      context={pageContext}
      text={texts.topic.category}
      list={`/blog/category/${pageContext.slug}`}
      posts={nodes}
      total={totalCount}
      empty={{ text: texts.topic.empty, action: { label: "All articles", to: "/blog" } }}
    />
  )
}

export const query = graphql`
  query BlogCategoryPage($slug: String!, $skip: Int = 0) {
    allBlogPost(
      filter: { sample: { ne: true }, category: { eq: $slug } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 3
      skip: $skip
    ) {
      totalCount
      nodes {
        ...PostTeaser
      }
    }
  }
`
