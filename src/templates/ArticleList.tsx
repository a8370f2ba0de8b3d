import { graphql } from "gatsby"
import { PER_PAGE, pageCount } from "../blog/paging"
import type { PageContext } from "../routes"
import { BlogColumns } from "../sections/blog/BlogColumns"
import { EmptyList } from "../sections/blog/EmptyList"
import { PageIndicator } from "../sections/blog/PageIndicator"
import { PostList } from "../sections/blog/PostList"
import { TitleBar } from "../sections/opening/TitleBar"
import { BlogFeed } from "./BlogFeed"
import { useBlog } from "./useBlog"

/** What the build says of a page of a list. */
export type ListContext = PageContext & {
  /** From 1, which is left out. */
  page?: number
  /** Articles on the pages before. */
  skip?: number
}

type ArticleListProps = {
  context: ListContext
  /** A sentence under the title. */
  text: string
  /** Address of the list's first page. */
  list: string
  articles: Queries.ListedPostsFragment
  /** In place of a list that holds nothing. */
  empty: { text: string; action: { label: string; to: string } }
}

/** A page of a list of articles, three to a page: of all, of a category or of a tag (SPEC 2.5). */
export function ArticleList({ context, text, list, articles, empty }: ArticleListProps) {
  const { sidebar, categoryName } = useBlog()
  const { title, page = 1, skip = 0 } = context
  const { nodes, totalCount } = articles
  return (
    <>
      <BlogFeed />
      <TitleBar title={title} text={text} />
      <BlogColumns {...sidebar}>
        {nodes.length === 0 ? (
          <EmptyList {...empty} />
        ) : (
          <PostList posts={nodes} from={totalCount - skip} categoryName={categoryName} />
        )}
        <PageIndicator list={list} page={page} pages={pageCount(totalCount, PER_PAGE.list)} />
      </BlogColumns>
    </>
  )
}

/** The articles of one page of a list, and how many the list holds. */
export const query = graphql`
  fragment ListedPosts on BlogPostConnection {
    totalCount
    nodes {
      ...PostTeaser
    }
  }
`
