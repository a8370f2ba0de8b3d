import { graphql, type PageProps } from "gatsby"
import type { PageContext } from "../../routes"
import { StructuredData } from "../../seo/StructuredData"
import { blog } from "../../seo/structuredBlog"
import { ArticleList } from "./ArticleList"
import { useBlog } from "./useBlog"

/** /blog, from page 1 on: all articles, newest first (docs/specification.md#content-pages). */
export default function BlogList({
  data,
  pageContext,
}: PageProps<Queries.BlogListPageQuery, PageContext<"blog/BlogList">>) {
  const { texts } = useBlog()
  return (
    <>
      {pageContext.page === 1 && (
        <StructuredData
          items={(site) => [
            blog(
              { title: pageContext.title, description: pageContext.description },
              data.posts.map(({ slug, title, date }) => ({
                title,
                date,
                path: `/blog/${slug}`,
              })),
              site,
            ),
          ]}
        />
      )}
      <ArticleList
        context={pageContext}
        text={texts.list.text}
        list="/blog"
        posts={data.posts}
        empty={{ text: texts.list.empty, action: { label: "Write to us", to: "/contact-us" } }}
      />
    </>
  )
}

export const query = graphql`
  query BlogListPage($slugs: [String!]!) {
    posts: postsBySlug(slugs: $slugs) {
      ...PostTeaser
    }
  }
`
