import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type ContentList, fetchBySlug, fetchList, type Page } from "../api/content"
import type { ListQuery } from "../api/listPath"
import type { Json } from "../api/values"

type Showcase<Document> = {
  /** The last answer; null before the first and after a failure. */
  shown: Page<Document> | null
  /** True while a request is under way. */
  busy: boolean
  failed: boolean
  retry: () => void
}

/**
 * What a list of the content service holds. The last answer stays while the next one loads; a request whose answer
 * nobody waits for any more is cancelled; a failure is reported once and not repeated by itself (SPEC 4, 8).
 * @param wanted a page of the list, or the document with a slug; null asks for nothing yet
 * @param read turns a document into what the page shows; null leaves it out
 */
export function useShowcase<Document>(
  list: ContentList,
  wanted: ListQuery | { slug: string } | null,
  read: (doc: Json) => Document | null,
): Showcase<Document> {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [list, wanted],
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Page<Document>> => {
      if (wanted === null) throw new Error("Nothing has been asked for.")
      try {
        if (!("slug" in wanted)) return await fetchList(list, wanted, read, signal)
        const doc = await fetchBySlug(list, wanted.slug, read, signal)
        return { docs: doc ? [doc] : [], totalPages: 1 }
      } catch (error) {
        if (!signal.aborted) console.error(error)
        throw error
      }
    },
  })
  return {
    shown: isError ? null : (data ?? null),
    busy: isFetching || wanted === null,
    failed: isError,
    retry: () => void refetch(),
  }
}
