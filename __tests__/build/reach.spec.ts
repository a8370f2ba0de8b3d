import { expect, test } from "@playwright/test"
import { PER_PAGE, pageCount } from "../../src/blog/paging"
import { exists, fileOf, htmlOf, sitemapPaths, siteUrl, tags } from "./support/built"

/** Clicks from the homepage to a page that is no part of a long list, and to one that is. */
const PAGE = 3
const LATER = 4

/** A blog that is longer leads on from page to page: then its articles need only be reached. */
const FEW_LISTS = 10

/** Samples that the sitemap does not name, and that visitors are led to all the same. */
const samples = ["/single-portfolio"]

/** Paths of this site that a page's links lead to, whoever clicks: no script has run. */
function linksOf(path: string): string[] {
  return tags(htmlOf(path), "a").flatMap(({ attributes: { href } }) => {
    if (!href || /^(mailto|tel):/.test(href)) return []
    const { origin, pathname } = new URL(href, siteUrl + path)
    return origin === siteUrl ? [pathname] : []
  })
}

/** How many clicks lead from the homepage to each page, and the way there. */
function waysFromHome(): Map<string, string[]> {
  const ways = new Map([["/", ["/"]]])
  // A map's keys are visited in the order in which they were added, those added meanwhile as well.
  for (const [path, way] of ways) {
    if (!exists(fileOf(path))) continue
    for (const next of linksOf(path)) if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return ways
}

const isArticle = (path: string) => /^\/blog\/[^/]+$/.test(path)
const isLaterPage = (path: string) => /\/page\/\d+$/.test(path)

test("every page is few clicks from the homepage", () => {
  const ways = waysFromHome()
  const pages = [...sitemapPaths(), ...samples]
  const lists = pageCount(pages.filter(isArticle).length, PER_PAGE.list)
  const limitOf = (path: string) => {
    if (!isArticle(path) && !isLaterPage(path)) return PAGE
    return lists > FEW_LISTS ? Number.POSITIVE_INFINITY : LATER
  }
  const tooFar = pages.flatMap((path) => {
    const way = ways.get(path)
    if (!way) return [`${path}: no link leads there`]
    const clicks = way.length - 1
    return clicks > limitOf(path) ? [`${path}: ${clicks} clicks, ${way.join(" > ")}`] : []
  })
  expect(tooFar).toEqual([])
})
