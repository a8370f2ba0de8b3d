import { expect, test } from "@playwright/test"
import { routes } from "../../src/routes"
import { decode, exists, fileOf, htmlOf, meta, paths, siteUrl, tags } from "./support/built"

const addressOf = (path: string) => (path === "/" ? `${siteUrl}/` : siteUrl + path)

for (const route of routes) {
  test(`${route.path} is written, with one h1 and a head of its own`, () => {
    expect(exists(fileOf(route.path)), fileOf(route.path)).toBe(true)
    const html = htmlOf(route.path)
    expect.soft(tags(html, "html")[0]?.attributes.lang).toBe("en")
    expect.soft(tags(html, "h1"), "h1").toHaveLength(1)
    expect.soft(tags(html, "main"), "main").toHaveLength(1)
    const titles = tags(html, "title").filter(({ attributes }) => "data-react-helmet" in attributes)
    expect.soft(titles, "title").toHaveLength(1)
    expect.soft(decode(titles[0]?.content ?? "")).toContain(route.title)
    expect.soft(meta(html, "description")).toBe(route.description)
    expect.soft(meta(html, "viewport")).toContain("width=device-width")
  })

  test(`${route.path} can be shared`, () => {
    const html = htmlOf(route.path)
    expect.soft(meta(html, "og:title")).toBe(route.title)
    expect.soft(meta(html, "og:description")).toBe(route.description)
    expect.soft(meta(html, "og:type")).toBe("website")
    expect.soft(meta(html, "og:url")).toBe(addressOf(route.path))
    const picture = meta(html, "og:image") ?? ""
    expect.soft(picture).toContain(siteUrl)
    expect.soft(exists(picture.slice(siteUrl.length)), picture).toBe(true)
    expect.soft(meta(html, "twitter:card")).toBe("summary_large_image")
  })

  test(`${route.path} tells search engines ${route.indexed ? "its address" : "to leave it out"}`, () => {
    const html = htmlOf(route.path)
    const canonical = tags(html, "link").filter(({ attributes }) => attributes.rel === "canonical")
    const addresses = canonical.map(({ attributes }) => attributes.href)
    expect.soft(addresses).toEqual(route.indexed ? [addressOf(route.path)] : [])
    expect.soft(meta(html, "robots")).toBe(route.indexed ? undefined : "noindex")
  })
}

test("no two pages have the same title or description", () => {
  const titles = paths.map((path) => tags(htmlOf(path), "title")[0]?.content)
  const descriptions = paths.map((path) => meta(htmlOf(path), "description"))
  expect.soft(new Set(titles).size).toBe(paths.length)
  expect.soft(new Set(descriptions).size).toBe(paths.length)
})

test("structured data can be read", () => {
  for (const path of paths) {
    const blocks = tags(htmlOf(path), "script").filter(
      ({ attributes }) => attributes.type === "application/ld+json",
    )
    for (const { content } of blocks) {
      expect.soft(() => JSON.parse(content), `${path}: ${content}`).not.toThrow()
    }
  }
})

test("headings go down one level at a time", () => {
  for (const path of paths) {
    const levels = tags(htmlOf(path), "h1", "h2", "h3", "h4", "h5", "h6").map(({ name }) =>
      Number(name.slice(1)),
    )
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect.soft(jumps, `${path}: ${levels.join(" ")}`).toEqual([])
  }
})

test("every picture has its words, or an empty text where it only decorates", () => {
  for (const path of paths) {
    for (const { attributes } of tags(htmlOf(path), "img")) {
      expect.soft(attributes, `${path}: ${attributes.src}`).toHaveProperty("alt")
    }
  }
})
