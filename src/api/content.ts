import { siteConfig } from "../config"
import { ApiError, request } from "./http"
import { type ContentList, type ListQuery, listPath } from "./listPath"
import { type Json, listOf, objectOf } from "./values"

export type Page<Document> = {
  docs: Document[]
  /** Number of pages, at least 1. */
  totalPages: number
}

type Read<Document> = (doc: Json) => Document | null

/**
 * Documents of a content list, in the editors' order: GET /api/projects?limit=1&page={page}.
 * @param list path under /api
 * @param read parses a document into what the page shows; documents for which it returns null are
 *   left out
 * @throws ApiError if the status is outside 200-299 or the body is not a list
 * @see docs/specification.md#requests
 */
export function fetchList<Document>(
  list: ContentList,
  query: ListQuery,
  read: Read<Document>,
  signal: AbortSignal,
): Promise<Page<Document>> {
  return fetchDocs(listPath(list, query), read, signal)
}

/**
 * The document of a list with a slug: the first of GET /api/projects?where[slug][equals]={slug}.
 * @returns null if there is none
 * @throws ApiError like `fetchList`
 * @see docs/specification.md#requests
 */
export async function fetchBySlug<Document>(
  list: ContentList,
  slug: string,
  read: Read<Document>,
  signal: AbortSignal,
): Promise<Document | null> {
  const path = `/api/${list}?where[slug][equals]=${encodeURIComponent(slug)}`
  const { docs } = await fetchDocs(path, read, signal)
  return docs[0] || null
}

async function fetchDocs<Document>(
  path: string,
  read: Read<Document>,
  signal: AbortSignal,
): Promise<Page<Document>> {
  const url = siteConfig.contentUrl + path
  const answer = await request(url, { signal })
  const body = objectOf(answer.body)
  if (!body) throw new ApiError(`GET ${url} did not return a list`, 200, answer.body)
  const pages = Number(body.totalPages)
  return {
    docs: listOf(body.docs, read),
    totalPages: Number.isInteger(pages) && pages > 0 ? pages : 1,
  }
}
