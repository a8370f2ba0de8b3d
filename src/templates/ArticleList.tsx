import { type ListPage, PER_PAGE, pageCount } from "../blog/paging"
import type { PageContext } from "../routes"
import { BlogColumns } from "../sections/blog/BlogColumns"
import { BlogViews } from "../sections/blog/BlogViews"
import { EmptyList } from "../sections/blog/EmptyList"
import { PageIndicator } from "../sections/blog/PageIndicator"
import { PostList, type PostTeaserData } from "../sections/blog/PostList"
import { TitleBar } from "../sections/opening/TitleBar"
import { useBlog } from "./useBlog"

/** What the build says of a page of a list. */
export type ListContext = PageContext & ListPage

type ArticleListProps = {
  context: ListContext
  /** A sentence under the title. */
  text: string
  /** Address of the list's first page. */
  list: string
  posts: readonly PostTeaserData[]
  /** In place of a list that holds nothing. */
  empty: { text: string; action: { label: string; to: string } }
}

/** A page of a list of articles, three to a page: of all, of a category or of a tag (SPEC 2.5). */
export function ArticleList({ context, text, list, posts, empty }: ArticleListProps) {
  const { texts, sidebar, categoryName } = useBlog()
  const { title, page, skip, articles } = context
  return (
    <>
      <TitleBar title={title} text={text} />
      <BlogColumns {...sidebar}>
        {list === "/blog" && <BlogViews views={texts.views} current={list} page={page} />}
        {posts.length === 0 ? (
          <EmptyList {...empty} />
        ) : (
          <PostList posts={posts} from={articles - skip} categoryName={categoryName} />
        )}
        <PageIndicator list={list} page={page} pages={pageCount(articles, PER_PAGE.list)} />
      </BlogColumns>
    </>
  )
}
