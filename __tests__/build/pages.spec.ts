import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { routes } from "../../src/routes"
import { language } from "../../src/seo/language"
import { pictureSize } from "../support/pictureSize"
import {
  exists,
  fileOf,
  folder,
  htmlOf,
  meta,
  paths,
  siteUrl,
  tags,
  titleOf,
} from "./support/built"

const addressOf = (path: string) => (path === "/" ? `${siteUrl}/` : siteUrl + path)

for (const { path, title, description } of routes) {
  test(`${path} is built with the title and description of its route`, () => {
    expect(exists(fileOf(path)), fileOf(path)).toBe(true)
    const html = htmlOf(path)
    expect.soft(titleOf(html)).toContain(title)
    expect.soft(meta(html, "og:title")).toBe(title)
    expect.soft(meta(html, "description")).toBe(description)
  })
}

test("every page has one h1, and a title and description that fit search results", () => {
  for (const path of paths) {
    const html = htmlOf(path)
    expect.soft(tags(html, "html")[0]?.attributes.lang, path).toBe(language)
    expect.soft(meta(html, "og:locale"), path).toBe(language.replace("-", "_"))
    expect.soft(tags(html, "h1"), `${path}: h1`).toHaveLength(1)
    expect.soft(tags(html, "main"), `${path}: main`).toHaveLength(1)
    expect.soft(meta(html, "viewport"), path).toContain("width=device-width")
    const title = titleOf(html) ?? ""
    expect.soft(title.length, `${path}: ${title}`).toBeGreaterThan(10)
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(85)
    const description = meta(html, "description") ?? ""
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50)
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
  }
})

test("every page has complete sharing metadata, with a picture of the declared size", () => {
  for (const path of paths) {
    const html = htmlOf(path)
    const title = meta(html, "og:title") ?? ""
    expect.soft(title, path).not.toBe("")
    expect.soft(titleOf(html), path).toContain(title)
    expect.soft(meta(html, "og:description"), path).toBe(meta(html, "description"))
    expect.soft(meta(html, "og:type"), path).toMatch(/^(website|article)$/)
    expect.soft(meta(html, "og:url"), path).toBe(addressOf(path))
    expect.soft(meta(html, "twitter:card"), path).toBe("summary_large_image")
    const picture = meta(html, "og:image") ?? ""
    expect.soft(meta(html, "og:image:alt"), path).toBeTruthy()
    expect.soft(meta(html, "twitter:image:alt"), path).toBe(meta(html, "og:image:alt"))
    const stated = ["width", "height"].map((side) => Number(meta(html, `og:image:${side}`)))
    expect.soft(sizeOfPicture(picture), `${path}: ${picture}`).toEqual(stated)
    expect.soft(stated, path).toEqual([1200, 630])
  }
})

function sizeOfPicture(address: string): number[] | string {
  if (!address.startsWith(`${siteUrl}/`)) return "not on this site"
  const file = address.slice(siteUrl.length)
  if (!exists(file)) return "missing"
  const { width, height } = pictureSize(readFileSync(join(folder, file)))
  return [width, height]
}

test("every page has a canonical URL or is noindex", () => {
  const left = new Set(routes.filter(({ indexed }) => !indexed).map(({ path }) => path))
  for (const path of paths) {
    const html = htmlOf(path)
    const canonical = tags(html, "link").filter(({ attributes }) => attributes.rel === "canonical")
    const addresses = canonical.map(({ attributes }) => attributes.href)
    expect.soft(addresses, path).toEqual(left.has(path) ? [] : [addressOf(path)])
    expect.soft(meta(html, "robots"), path).toBe(left.has(path) ? "noindex" : undefined)
  }
})

test("no two pages have the same title or description", () => {
  const twice = (texts: (string | undefined)[]) =>
    texts.filter((text, index) => texts.indexOf(text) !== index)
  expect.soft(twice(paths.map((path) => titleOf(htmlOf(path))))).toEqual([])
  expect.soft(twice(paths.map((path) => meta(htmlOf(path), "description")))).toEqual([])
})

test("heading levels are not skipped", () => {
  for (const path of paths) {
    const levels = tags(htmlOf(path), "h1", "h2", "h3", "h4", "h5", "h6").map(({ name }) =>
      Number(name.slice(1)),
    )
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect.soft(jumps, `${path}: ${levels.join(" ")}`).toEqual([])
  }
})

test("every picture has an alt attribute", () => {
  for (const path of paths) {
    for (const { attributes } of tags(htmlOf(path), "img")) {
      expect.soft(attributes, `${path}: ${attributes.src}`).toHaveProperty("alt")
    }
  }
})
