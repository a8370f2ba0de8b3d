import { routes } from "../routes"
import { blogPaths } from "./blog/blogRoutes"

/** Link targets of SPEC 2.1 that are served by another page, for good (DESIGN "Routes"). */
export const redirects: Record<string, string> = {
  "/about": "/about-us",
  "/uxui-services": "/uiux-interfaces",
  "/mobile-app-services": "/mobile-app-development",
  "/video-editing-services": "/video-services",
  "/database-management": "/database-creation-and-management",
  "/photography-graphic-design-content-creation": "/pgc",
}

const builtPaths = new Set(routes.map(({ path }) => path))

/** Redirects whose target has a page. */
export function builtRedirects(): [from: string, to: string][] {
  return Object.entries(redirects).filter(([, to]) => builtPaths.has(to))
}

/**
 * All that decides where links lead. The blog's pages are not among it: a link to one leads there or stops the build
 * (checkContent), and with them each new article would run the queries of all others again.
 */
export function linkTable(): object {
  return [[...builtPaths], redirects]
}

/**
 * Where a link of the content leads.
 * @param target a path of this site, with a query or hash if need be, or an address of another site
 * @param data path of data/, whose articles, categories and tags have pages too
 * @returns the target, with a redirected path replaced by its page
 * @throws Error when the path is neither in the table nor the blog's
 */
export function linkTo(target: string, data = "data"): string {
  if (/^(https?:|mailto:|tel:)/.test(target)) return target
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? []
  const page = redirects[path] ?? path
  if (/^\/blog(-grid)?\//.test(page) && !builtPaths.has(page)) {
    if (blogPaths(data).has(page)) return page + rest
    throw new Error(`"${target}" leads to no page: the blog has no "${page}"`)
  }
  if (!builtPaths.has(page)) {
    throw new Error(`"${target}" leads to no page: src/routes.ts has no path "${page}"`)
  }
  return page + rest
}
