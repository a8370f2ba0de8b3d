import { PER_PAGE, pageCount } from "../../blog/paging"
import type { PageContext } from "../../routes"
import { BlogFrame } from "../../sections/blog/BlogFrame"
import { BlogOpening } from "../../sections/blog/BlogOpening"
import { EmptyList } from "../../sections/blog/EmptyList"
import { Pagination } from "../../sections/blog/Pagination"
import { PostList, type PostTeaserData } from "../../sections/blog/posts/PostList"
import { TopicOpening } from "../../sections/blog/TopicOpening"
import { othersFirst } from "./othersFirst"
import { useBlog } from "./useBlog"

type ArticleListProps = {
  context: PageContext<"blog/BlogList">
  /** Introduction below the title. */
  text: string
  /** Path of the list's first page. */
  list: string
  posts: readonly PostTeaserData[]
  /** Shown in place of an empty list. */
  empty: { text: string; action: { label: string; to: string } }
}

/** One page of an article list (all articles, a category or a tag), three articles to a page. */
export function ArticleList({ context, text, list, posts, empty }: ArticleListProps) {
  const { texts, sidebar, categoryName } = useBlog()
  const { title, crumb, page, skip, slugs, articles } = context
  return (
    <>
      {list === "/blog" ? (
        <BlogOpening {...{ title, crumb, text, page }} views={texts.views} current={list} />
      ) : (
        <TopicOpening {...{ title, crumb, text }} />
      )}
      <BlogFrame {...sidebar} recent={othersFirst(sidebar.recent, slugs)}>
        {posts.length === 0 ? (
          <EmptyList {...empty} />
        ) : (
          <PostList posts={posts} from={articles - skip} categoryName={categoryName} />
        )}
        <Pagination list={list} page={page} pages={pageCount(articles, PER_PAGE.list)} />
      </BlogFrame>
    </>
  )
}
