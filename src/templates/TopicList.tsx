import { ArticleList, type ListContext } from "./ArticleList"
import { useBlog } from "./useBlog"

type TopicListProps = {
  kind: "category" | "tag"
  context: ListContext
  articles: Queries.ListedPostsFragment
}

/** A page of the articles of one category or tag, newest first. */
export function TopicList({ kind, context, articles }: TopicListProps) {
  const { topic } = useBlog().texts
  return (
    <ArticleList
      context={context}
      text={topic[kind]}
      list={`/blog/${kind}/${context.slug}`}
      articles={articles}
      empty={{ text: topic.empty, action: { label: "All articles", to: "/blog" } }}
    />
  )
}
