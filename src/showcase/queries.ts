import type { ListQuery } from "../api/listPath"

/** One document at a time (docs/specification.md#requests). */
export function onePage(page: number, activeOnly: boolean): ListQuery {
  return activeOnly ? { limit: 1, page, activeOnly } : { limit: 1, page }
}

/** Up to 10 are fetched at once (docs/specification.md#constants). */
export const wholeList: ListQuery = { limit: 10 }
