import { graphql, type PageProps } from "gatsby"
import { PER_PAGE, pageCount } from "../../blog/paging"
import type { PageContext } from "../../routes"
import { BlogFrame } from "../../sections/blog/BlogFrame"
import { BlogOpening } from "../../sections/blog/BlogOpening"
import { EmptyList } from "../../sections/blog/EmptyList"
import { Pagination } from "../../sections/blog/Pagination"
import { PostGrid } from "../../sections/blog/posts/PostGrid"
import { useBlog } from "./useBlog"

/** /blog-grid, from page 1 on: six articles to a page, in two columns (docs/specification.md#content-pages). */
export default function BlogGrid({
  data,
  pageContext,
}: PageProps<Queries.BlogGridPageQuery, PageContext<"blog/BlogGrid">>) {
  const { texts, sidebar, categoryName } = useBlog()
  const { title, crumb, page, articles } = pageContext
  return (
    <>
      <BlogOpening
        {...{ title, crumb, page }}
        text={texts.grid.text}
        views={texts.views}
        current="/blog-grid"
      />
      <BlogFrame {...sidebar}>
        {data.posts.length === 0 ? (
          <EmptyList text={texts.list.empty} action={{ label: "Write to us", to: "/contact-us" }} />
        ) : (
          <PostGrid posts={data.posts} categoryName={categoryName} />
        )}
        <Pagination list="/blog-grid" page={page} pages={pageCount(articles, PER_PAGE.grid)} />
      </BlogFrame>
    </>
  )
}

export const query = graphql`
  query BlogGridPage($slugs: [String!]!) {
    posts: postsBySlug(slugs: $slugs) {
      ...PostTeaser
    }
  }
`
