import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import site from "../../data/site.json"
import { routes } from "../../src/routes"
import { language } from "../../src/seo/language"
import { pictureSize } from "../support/pictureSize"
import {
  decode,
  exists,
  files,
  folder,
  htmlOf,
  locations,
  meta,
  paths,
  read,
  root,
  sitemapPaths,
  siteUrl,
  tags,
} from "./support/built"

/** Gatsby pages in public/ that are not noindex. */
function findablePages(): string[] {
  return files()
    .filter((file) => file.endsWith(".html"))
    .filter((file) => {
      const html = read(file)
      return html.includes('id="___gatsby"') && meta(html, "robots") === undefined
    })
    .map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
}

test("the sitemap lists exactly the indexable pages, except samples", () => {
  const samples = routes.filter(({ indexed, listed }) => indexed && !listed)
  const expected = new Set(findablePages())
  for (const { path } of samples) expect.soft(expected.delete(path), path).toBe(true)
  expect([...sitemapPaths()].sort()).toEqual([...expected].sort())
})

test("the sitemap has the last change of articles and of the lists that contain them", () => {
  const days = new Map(
    [...read("sitemap-0.xml").matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
      ([, address, day]) => [new URL(String(address)).pathname, day?.slice(0, 10)],
    ),
  )
  const articles = sitemapPaths().filter((path) => meta(htmlOf(path), "og:type") === "article")
  expect(articles.length).toBeGreaterThan(0)
  for (const path of articles) {
    const html = htmlOf(path)
    const day = meta(html, "article:modified_time") ?? meta(html, "article:published_time")
    expect.soft(days.get(path), path).toBe(day)
  }
  const newest = articles
    .map((path) => days.get(path) ?? "")
    .sort()
    .at(-1)
  expect(days.get("/blog")).toBe(newest)
})

test("the sitemap has absolute URLs and valid dates", () => {
  const maps = locations("sitemap-index.xml")
  for (const map of maps) {
    expect(map.startsWith(`${siteUrl}/`), map).toBe(true)
    const file = map.slice(siteUrl.length + 1)
    for (const address of locations(file)) expect.soft(address).toMatch(`${siteUrl}/`)
    for (const [, day] of read(file).matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) {
      expect.soft(day).toMatch(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/)
    }
  }
})

test("every page links to the feed", () => {
  for (const path of paths) {
    const feeds = tags(htmlOf(path), "link").filter(
      ({ attributes }) => attributes.type === "application/rss+xml",
    )
    expect
      .soft(
        feeds.map(({ attributes }) => attributes.href),
        path,
      )
      .toEqual(["/rss.xml"])
  }
})

test("the feed has full articles, whose links and pictures exist", () => {
  const bodies = [...read("rss.xml").matchAll(/<content:encoded>([^<]*)<\/content:encoded>/g)].map(
    ([, body]) => decode(String(body)),
  )
  expect(bodies.length).toBeGreaterThan(0)
  for (const body of bodies) {
    expect.soft(body.split(/\s+/).length, body.slice(0, 80)).toBeGreaterThan(100)
    expect.soft(tags(body, "img"), body.slice(0, 80)).not.toEqual([])
    for (const { attributes } of tags(body, "a", "img")) {
      const { href, pathname } = new URL(attributes.href ?? attributes.src ?? "")
      if (!href.startsWith(siteUrl)) continue
      expect.soft(paths.includes(pathname) || exists(pathname), href).toBe(true)
    }
  }
})

test("every URL in llms.txt exists", () => {
  const addresses = [...read("llms.txt").matchAll(/\]\((\S+)\): /g)].map(([, to]) => String(to))
  expect(addresses.length).toBeGreaterThan(40)
  for (const address of addresses) {
    expect.soft(address.startsWith(`${siteUrl}/`), address).toBe(true)
    const { pathname } = new URL(address)
    expect.soft(sitemapPaths().includes(pathname) || exists(pathname), address).toBe(true)
  }
})

test("robots.txt allows everything and names the sitemap", () => {
  const robots = read("robots.txt")
  expect(robots).not.toMatch(/^Disallow: \S/m)
  const [, sitemap = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  expect(sitemap).toBe(`${siteUrl}/sitemap-index.xml`)
  expect(exists("sitemap-index.xml")).toBe(true)
})

type Icon = { src: string; sizes: string; type: string; purpose?: string }

test("the web manifest has the agency's name, and icons of the declared sizes", () => {
  const { name, icons, ...manifest } = JSON.parse(read("manifest.webmanifest"))
  expect(name).toBe(site.name)
  expect(manifest).toMatchObject({ start_url: "/", lang: language })
  expect(manifest.theme_color).toMatch(/^#/)
  expect(manifest.background_color).toMatch(/^#/)
  for (const { src, sizes, type } of icons as Icon[]) {
    const { width, height } = pictureSize(readFileSync(join(folder, src)))
    expect.soft(`${width}x${height}`, src).toBe(sizes)
    expect.soft(type, src).toBe("image/png")
  }
  const sizes = (icons as Icon[]).map((icon) => `${icon.sizes} ${icon.purpose ?? "any"}`)
  expect(sizes).toEqual(["192x192 any", "512x512 any", "512x512 maskable"])
})

test("browser tabs and home screens get an icon", () => {
  const links = tags(htmlOf("/"), "link").map(({ attributes }) => attributes)
  const icons = links.filter(({ rel }) => rel === "icon" || rel === "apple-touch-icon")
  const [ico, svg, touchIcon] = icons.map(({ href }) => href)
  expect([ico, touchIcon]).toEqual(["/favicon.ico", "/apple-touch-icon.png"])
  // In the page itself, so that it isn't fetched beside the first picture.
  const drawing = readFileSync(join(folder, "favicon.svg"), "utf8").trim()
  expect(decodeURIComponent(svg ?? "")).toBe(`data:image/svg+xml,${drawing}`)
  const touch = pictureSize(readFileSync(join(folder, "apple-touch-icon.png")))
  expect(touch).toEqual({ width: 180, height: 180 })
  // The header of an .ico file with one 32 px image.
  expect([...readFileSync(join(folder, "favicon.ico")).subarray(0, 8)]).toEqual([
    0, 0, 1, 0, 1, 0, 32, 32,
  ])
})

test("no file in src/api is compiled as a serverless function", () => {
  expect(existsSync(join(root, ".cache/functions"))).toBe(false)
})
