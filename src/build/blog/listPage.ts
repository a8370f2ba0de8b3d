import type { ListPage } from "../../blog/paging"
import type { Post } from "./blogContent"

/**
 * Variables of a list page. They decide when its query runs again: when its own articles, their
 * order or their number change.
 */
export function listPage(posts: readonly Post[], perPage: number, page = 1): ListPage {
  const skip = (page - 1) * perPage
  const slugs = posts.slice(skip, skip + perPage).map(({ slug }) => slug)
  return { page, skip, slugs, articles: posts.length }
}
