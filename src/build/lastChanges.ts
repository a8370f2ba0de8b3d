import { join } from "node:path"
import { lastChange, listedPosts, type Post, readBlog, readList } from "./blog/blogContent"
import { readBlogRoutes } from "./blog/blogRoutes"

/**
 * The date of the last change of each page, where data/ has one: articles have their own, lists take the latest of their
 * articles, and legal pages state theirs. Other pages have none; the build's date would be wrong.
 * @param data path of data/
 */
export function lastChanges(data: string): Map<string, string> {
  const content = readBlog(data)
  const posts = listedPosts(content)
  const ofSlug = new Map(posts.map((post) => [post.slug, lastChange(post)]))
  const days = new Map<string, string>()
  const tell = (path: string, day: string | undefined) => {
    if (day) days.set(path, day)
  }
  const latest = {
    all: latestOf(posts),
    category: latestBy(posts, ({ category }) => [category]),
    tag: latestBy(posts, ({ tags }) => tags),
  }
  for (const path of ["/blog", "/blog-grid"]) tell(path, latest.all)
  for (const { path, template, context } of readBlogRoutes(data)) {
    if (template === "blog/BlogPost") tell(path, ofSlug.get(context.slug))
    else if (template === "blog/BlogCategory") tell(path, latest.category.get(context.slug))
    else if (template === "blog/BlogTag") tell(path, latest.tag.get(context.slug))
    else tell(path, latest.all)
  }
  for (const { slug, updated } of readList(join(data, "legal.json"))) {
    if (typeof updated === "string") tell(`/${slug}`, updated)
  }
  return days
}

function latestOf(posts: Post[]): string | undefined {
  return posts.map(lastChange).sort().at(-1)
}

/** The latest change among the articles of each topic, by the topic's slug. */
function latestBy(posts: Post[], topicsOf: (post: Post) => string[]): Map<string, string> {
  const days = new Map<string, string>()
  for (const post of posts) {
    for (const topic of topicsOf(post)) {
      const known = days.get(topic) ?? ""
      if (lastChange(post) > known) days.set(topic, lastChange(post))
    }
  }
  return days
}
