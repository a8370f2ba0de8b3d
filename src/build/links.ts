import { readRoutes } from "../routes"
import { blogPaths } from "./blog/blogRoutes"

/** Old paths, permanently redirected to the page that serves them (docs/specification.md#routes). */
export const redirects: Record<string, string> = {
  "/about": "/about-us",
  "/uxui-services": "/uiux-interfaces",
  "/mobile-app-services": "/mobile-app-development",
  "/video-editing-services": "/video-services",
  "/database-management": "/database-creation-and-management",
  "/photography-graphic-design-content-creation": "/pgc",
}

/** The paths of the route table, cached until data/ changes it. */
function tablePaths(data: string): ReadonlySet<string> {
  const table = readRoutes(data)
  const known = paths.get(table)
  if (known) return known
  const found = new Set(table.map(({ path }) => path))
  paths.set(table, found)
  return found
}

const paths = new WeakMap<object, ReadonlySet<string>>()

/** Redirects whose target page exists. */
export function builtRedirects(): [from: string, to: string][] {
  return Object.entries(redirects).filter(([, to]) => tablePaths("data").has(to))
}

/**
 * Everything that link resolution depends on, except the blog's pages: links to those either resolve or stop the build
 * (checkContent), and including them would make every new article rerun the queries of all the others.
 */
export function linkTable(): object {
  return [[...tablePaths("data")], redirects]
}

/**
 * Resolves a link in the content.
 * @param target a path of this site, optionally with a query or hash, or a URL of another site
 * @param data path of data/, whose services, articles, categories and tags have pages too
 * @returns the target, with a redirected path replaced by its destination
 * @throws Error when the path is neither in the route table nor a page of the blog
 */
export function linkTo(target: string, data = "data"): string {
  if (/^(https?:|mailto:|tel:)/.test(target)) return target
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? []
  const page = redirects[path] ?? path
  const builtPaths = tablePaths(data)
  if (/^\/blog(-grid)?\//.test(page) && !builtPaths.has(page)) {
    if (blogPaths(data).has(page)) return page + rest
    throw new Error(`broken link, "${target}": the blog has no page "${page}"`)
  }
  if (!builtPaths.has(page)) {
    throw new Error(`broken link, "${target}": the site has no page "${page}"`)
  }
  return page + rest
}
