import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { fetchBySlug, fetchList, type Page } from "../api/content"
import type { ContentList, ListQuery } from "../api/listPath"
import type { Json } from "../api/values"
import type { Place } from "./place"

type Showcase<Document> = {
  /** The last response; null before the first and after a failure. */
  result: Page<Document> | null
  /** True while a request is pending. */
  busy: boolean
  failed: boolean
  retry: () => void
}

/**
 * Fetches documents of a list. The last response stays while the next one loads; a request that is
 * no longer needed is aborted; a failure is logged once and not retried automatically
 * (docs/specification.md#states).
 * @param query a page of the list, the document with a slug, or the one that an editor is writing; null
 *   makes no request yet
 * @param read parses a document into what the page shows; documents for which it returns null are
 *   left out
 */
export function useShowcase<Document>(
  list: ContentList,
  query: ListQuery | Exclude<Place, { page: number }> | null,
  read: (doc: Json) => Document | null,
): Showcase<Document> {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [list, query],
    enabled: query !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, queryKey, signal }): Promise<Page<Document>> => {
      if (query === null) throw new Error("No page, no slug")
      try {
        if ("preview" in query) {
          const { receivePreview } = await import("./livePreview")
          return await receivePreview({ read, client, queryKey, signal })
        }
        if (!("slug" in query)) return await fetchList(list, query, read, signal)
        const doc = await fetchBySlug(list, query.slug, read, signal)
        return { docs: doc ? [doc] : [], totalPages: 1 }
      } catch (error) {
        if (!signal.aborted) console.error(error)
        throw error
      }
    },
  })
  return {
    result: (!isError && data) || null,
    busy: isFetching || query === null,
    failed: isError,
    retry: () => void refetch(),
  }
}
