import type { PageContext } from "../../routes"
import type { PostTeaserData } from "../../sections/blog/posts/PostList"
import { ArticleList } from "./ArticleList"
import { useBlog } from "./useBlog"

type TopicListProps = {
  kind: "category" | "tag"
  context: PageContext<"blog/BlogCategory">
  posts: readonly PostTeaserData[]
}

/** One page of the articles of a category or tag, newest first. */
export function TopicList({ kind, context, posts }: TopicListProps) {
  const { topic } = useBlog().texts
  return (
    <ArticleList
      context={context}
      text={topic[kind]}
      list={`/blog/${kind}/${context.slug}`}
      posts={posts}
      empty={{ text: topic.empty, action: { label: "All articles", to: "/blog" } }}
    />
  )
}
