import { expect, test } from "@playwright/test"
import { PER_PAGE, pageCount } from "../../src/blog/paging"
import { exists, fileOf, htmlOf, sitemapPaths, siteUrl, tags } from "./support/built"

/** Maximum clicks from the homepage to a page, and to an article or a later page of a list. */
const PAGE = 3
const LATER = 4

/** Articles in a blog with more list pages than this only need to be reachable. */
const FEW_LISTS = 10

/** Samples that are not in the sitemap but are still linked. */
const samples = ["/single-portfolio"]

/** Paths of this site that a page links to, without scripts. */
function linksOf(path: string): string[] {
  return tags(htmlOf(path), "a").flatMap(({ attributes: { href } }) => {
    if (!href || /^(mailto|tel):/.test(href)) return []
    const { origin, pathname } = new URL(href, siteUrl + path)
    return origin === siteUrl ? [pathname] : []
  })
}

/** The shortest path of clicks from the homepage to each page. */
function pathsFromHome(): Map<string, string[]> {
  const found = new Map([["/", ["/"]]])
  // A breadth-first search: iterating a Map also visits keys added during the iteration.
  for (const [path, route] of found) {
    if (!exists(fileOf(path))) continue
    for (const next of linksOf(path)) if (!found.has(next)) found.set(next, [...route, next])
  }
  return found
}

const isArticle = (path: string) => /^\/blog\/[^/]+$/.test(path)
const isLaterPage = (path: string) => /\/page\/\d+$/.test(path)

test("every page is within a few clicks of the homepage", () => {
  const found = pathsFromHome()
  const pages = [...sitemapPaths(), ...samples]
  const lists = pageCount(pages.filter(isArticle).length, PER_PAGE.list)
  const limitOf = (path: string) => {
    if (!isArticle(path) && !isLaterPage(path)) return PAGE
    return lists > FEW_LISTS ? Number.POSITIVE_INFINITY : LATER
  }
  const tooFar = pages.flatMap((path) => {
    const route = found.get(path)
    if (!route) return [`${path}: no link leads there`]
    const clicks = route.length - 1
    return clicks > limitOf(path) ? [`${path}: ${clicks} clicks, ${route.join(" > ")}`] : []
  })
  expect(tooFar).toEqual([])
})
