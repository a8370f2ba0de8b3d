import { siteConfig } from "../config"
import { ApiError, request } from "./http"
import { type ListQuery, listPath } from "./listPath"
import { type Json, listOf, objectOf } from "./values"

/** Lists of the content service that pages read (SPEC 7). */
export type ContentList =
  | "content-creation-projects"
  | "creative-branding-projects"
  | "creative-branding-services"
  | "database-creation-and-management"
  | "logo-branding-projects"
  | "mobile-app-development"
  | "photography-graphic-designing-content-creation"
  | "projects"
  | "social-media-management"
  | "social-media-management-projects"
  | "software-development"
  | "uiux-interfaces"
  | "video-editing-animation-projects"
  | "video-services"
  | "web-services"

export type Page<Document> = {
  docs: Document[]
  /** Number of pages, at least 1. */
  totalPages: number
}

type Read<Document> = (doc: Json) => Document | null

/**
 * Documents of a content list, in the order that editors gave it.
 * @param list path under /api
 * @param read turns a document into what the page shows; null leaves it out
 * @throws ApiError when the service answers outside 200-299 or with something that is no list
 * @see SPEC section 7, /api/projects?limit=1&page={page}
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
 * The document of a list that has a slug.
 * @returns null when there is none
 * @throws ApiError as `fetchList`
 * @see SPEC section 7, /api/projects?where[slug][equals]={slug} (first doc used)
 */
export async function fetchBySlug<Document>(
  list: ContentList,
  slug: string,
  read: Read<Document>,
  signal: AbortSignal,
): Promise<Document | null> {
  const path = `/api/${list}?where[slug][equals]=${encodeURIComponent(slug)}`
  const { docs } = await fetchDocs(path, read, signal)
  return docs[0] ?? null
}

async function fetchDocs<Document>(
  path: string,
  read: Read<Document>,
  signal: AbortSignal,
): Promise<Page<Document>> {
  const url = siteConfig.contentUrl + path
  const answer = await request(url, { signal })
  const body = objectOf(answer.body)
  if (!body) throw new ApiError(`GET ${url} was not answered with a list`, 200, answer.body)
  const pages = Number(body.totalPages)
  return {
    docs: listOf(body.docs, read),
    totalPages: Number.isInteger(pages) && pages > 0 ? pages : 1,
  }
}
