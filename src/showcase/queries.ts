import type { ListQuery } from "../api/listPath"

/** One document at a time (SPEC 7). */
export function onePage(page: number, activeOnly: boolean): ListQuery {
  return activeOnly ? { limit: 1, page, activeOnly } : { limit: 1, page }
}

/** SPEC 9: up to 10 are fetched at once. */
export const wholeList: ListQuery = { limit: 10 }

/** What a page asks of its list when its address has no query, by template. The page itself asks ahead of its runtime. */
export const firstQueries: Partial<Record<string, ListQuery>> = {
  FoldedProjectsPage: wholeList,
  ProjectsPage: onePage(1, false),
  ServicesPage: onePage(1, true),
}
