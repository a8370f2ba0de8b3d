/** Lists of the content service that the site shows (docs/specification.md#requests). */
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

/** The query parameters of a list; no others are sent (docs/specification.md#requests). */
export type ListQuery = {
  /** Documents per page. */
  limit: number
  /** From 1; omitted to fetch the whole list at once. */
  page?: number
  /** Only documents marked as active. */
  activeOnly?: boolean
}

/**
 * Path and query of a content list. Used by the browser, and by the build to write each page's
 * preloaded request. Separate from content.ts because the build reads its own environment.
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
