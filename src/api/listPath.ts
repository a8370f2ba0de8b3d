import type { ContentList } from "./content"

/** What is asked of a list, as SPEC 7 words it: no other parameters. */
export type ListQuery = {
  /** Documents in an answer. */
  limit: number
  /** From 1; left out where a list is asked for as a whole. */
  page?: number
  /** Only documents that are marked as active. */
  activeOnly?: boolean
}

/**
 * Address of a content list below the content service. The browser asks with it, and so does the build, which writes the
 * first request of a page into the page: apart from content.ts, because the build reads its own environment.
 * @param list path under /api
 */
export function listPath(list: ContentList, { limit, page, activeOnly }: ListQuery): string {
  const parameters = [
    `limit=${limit}`,
    ...(page ? [`page=${page}`] : []),
    ...(activeOnly ? ["where[isActive][equals]=true"] : []),
  ]
  return `/api/${list}?${parameters.join("&")}`
}
