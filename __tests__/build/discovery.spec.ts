import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import site from "../../data/site.json"
import { routes } from "../../src/routes"
import { pictureSize } from "../support/pictureSize"
import {
  exists,
  files,
  folder,
  htmlOf,
  locations,
  meta,
  read,
  root,
  sitemapPaths,
  siteUrl,
  tags,
} from "./support/built"

/** Pages of the runtime's that lie in public/ and don't ask to be left out of search. */
function findablePages(): string[] {
  return files()
    .filter((file) => file.endsWith(".html"))
    .filter((file) => {
      const html = read(file)
      return html.includes('id="___gatsby"') && meta(html, "robots") === undefined
    })
    .map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
}

test("the sitemap names exactly the pages that may be found", () => {
  const listed = sitemapPaths()
  expect([...listed].sort()).toEqual(findablePages().sort())
  const rows = routes.filter(({ indexed }) => indexed).map(({ path }) => path)
  expect(rows.filter((path) => !listed.includes(path))).toEqual([])
})

test("the sitemap's addresses are full ones, and those of its days that it knows are days", () => {
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

test("robots.txt keeps nobody out and says where the sitemap is", () => {
  const robots = read("robots.txt")
  expect(robots).not.toMatch(/^Disallow: \S/m)
  const [, sitemap = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  expect(sitemap).toBe(`${siteUrl}/sitemap-index.xml`)
  expect(exists("sitemap-index.xml")).toBe(true)
})

type Icon = { src: string; sizes: string; type: string; purpose?: string }

test("the web manifest names the agency and icons of the sizes that it states", () => {
  const { name, icons, ...manifest } = JSON.parse(read("manifest.webmanifest"))
  expect(name).toBe(site.name)
  expect(manifest).toMatchObject({ start_url: "/", lang: "en" })
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

test("tabs and home screens find their icons", () => {
  const links = tags(htmlOf("/"), "link").map(({ attributes }) => attributes)
  const icons = links.filter(({ rel }) => rel === "icon" || rel === "apple-touch-icon")
  expect(icons.map(({ href }) => href)).toEqual([
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
  ])
  const touch = pictureSize(readFileSync(join(folder, "apple-touch-icon.png")))
  expect(touch).toEqual({ width: 180, height: 180 })
  // An icon file, with one picture of 32 px.
  expect([...readFileSync(join(folder, "favicon.ico")).subarray(0, 8)]).toEqual([
    0, 0, 1, 0, 1, 0, 32, 32,
  ])
})

test("no file of src/api has become a function of the host", () => {
  expect(existsSync(join(root, ".cache/functions"))).toBe(false)
})
