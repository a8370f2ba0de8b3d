import { graphql, type PageProps } from "gatsby"
import { ArticleList, type ListContext } from "./ArticleList"
import { useBlog } from "./useBlog"

/** /blog/tag/… and its further pages: the articles of one tag, newest first. */
export default function BlogTag({
  data,
  pageContext,
}: PageProps<Queries.BlogTagPageQuery, ListContext>) {
  const { texts } = useBlog()
  const { nodes, totalCount } = data.allBlogPost
  return (
    <ArticleList
      context={pageContext}
      text={texts.topic.tag}
      list={`/blog/tag/${pageContext.slug}`}
      posts={nodes}
      total={totalCount}
      empty={{ text: texts.topic.empty, action: { label: "All articles", to: "/blog" } }}
    />
  )
}

export const query = graphql`
  query BlogTagPage($slug: String!, $skip: Int = 0) {
    allBlogPost(
      filter: { sample: { ne: true }, tags: { eq: $slug } }
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
