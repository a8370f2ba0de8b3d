import { readSitePages } from "../routes"
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

/** What links of a data folder can lead to. */
type Targets = {
  /** Paths of the route table's pages. */
  built: ReadonlySet<string>
  /** Old paths, and the path that the homepage would have if it were another one. */
  redirects: Readonly<Record<string, string>>
  /** Pages that data/site.json leaves out. */
  leftOut: ReadonlySet<string>
}

/** Cached until data/ changes them. */
export function linkTargets(data: string): Targets {
  const pages = readSitePages(data)
  const known = targets.get(pages)
  if (known) return known
  const found = {
    built: new Set(pages.built.map(({ path }) => path)),
    redirects: { ...redirects, [pages.homePath]: "/" },
    leftOut: pages.leftOut,
  }
  targets.set(pages, found)
  return found
}

const targets = new WeakMap<object, Targets>()

/** Redirects whose target page exists. */
export function builtRedirects(): [from: string, to: string][] {
  const { built, redirects } = linkTargets("data")
  return Object.entries(redirects).filter(([, to]) => built.has(to))
}

/**
 * Everything that link resolution depends on, except the blog's pages: links to those either resolve or stop the build
 * (checkContent), and including them would make every new article rerun the queries of all the others.
 */
export function linkTable(): object {
  const { built, redirects } = linkTargets("data")
  return [[...built], redirects]
}

/**
 * Resolves a link in the content.
 * @param target a path of this site, optionally with a query or hash, or a URL of another site
 * @param data path of data/, whose services, articles, categories and tags have pages too
 * @returns the target, with a redirected path replaced by its destination; null if data/site.json leaves the page out
 * @throws Error when the path is neither in the route table nor a page of the blog
 */
export function linkTo(target: string, data = "data"): string | null {
  if (/^(https?:|mailto:|tel:)/.test(target)) return target
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? []
  const { built, redirects, leftOut } = linkTargets(data)
  const page = redirects[path] ?? path
  if (built.has(page)) return page + rest
  if (leftOut.has(page)) return null
  if (!/^\/blog(-grid)?\//.test(page)) {
    throw new Error(`broken link, "${target}": the site has no page "${page}"`)
  }
  if (!blogPaths(data).has(page)) {
    throw new Error(`broken link, "${target}": the blog has no page "${page}"`)
  }
  return page + rest
}
