import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type ContentList, fetchBySlug, fetchPage, type Page } from "../api/content"
import type { Json } from "../api/values"
import type { Place } from "./place"

export type Showcase<Document> = {
  /** The last answer; null before the first and after a failure. */
  shown: Page<Document> | null
  /** True while a request is under way. */
  busy: boolean
  failed: boolean
  retry: () => void
}

/**
 * What a list of the content service holds at a place. The last page stays while the next one loads; a request whose
 * answer nobody waits for any more is cancelled; a failure is reported once and not repeated by itself (SPEC 4, 8).
 * @param place null asks for nothing yet
 */
export function useShowcase<Document>(
  list: ContentList,
  place: Place | null,
  read: (doc: Json) => Document | null,
): Showcase<Document> {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [list, place],
    enabled: place !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Page<Document>> => {
      try {
        if (place === null || "page" in place) {
          return await fetchPage(list, place?.page ?? 1, read, signal)
        }
        const doc = await fetchBySlug(list, place.slug, read, signal)
        return { docs: doc ? [doc] : [], totalPages: 1 }
      } catch (error) {
        if (!signal.aborted) console.error(error)
        throw error
      }
    },
  })
  return {
    shown: isError ? null : (data ?? null),
    busy: isFetching || place === null,
    failed: isError,
    retry: () => void refetch(),
  }
}
