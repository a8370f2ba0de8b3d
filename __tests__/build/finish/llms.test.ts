/** @jest-environment node */
import { buildLlms } from "../../../src/build/finish/llms"
import { routes } from "../../../src/routes"
import { blogOf, post } from "../../support/blog"

const site = {
  url: "https://adwene.example",
  name: "Adwene",
  tagline: "Brands and code",
  blurb: "We weave.",
  email: "hello@adwene.example",
  address: "Accra, Ghana",
}

/** Headings, with the addresses below each. */
function read(text: string): Record<string, string[]> {
  const [, ...parts] = text.split(/^## /m)
  return Object.fromEntries(
    parts.map((part) => [
      part.split("\n")[0],
      [...part.matchAll(/^- \[(?:\\.|[^\]])+\]\(([^)]+)\): \S/gm)].map(([, to]) => String(to)),
    ]),
  )
}

test("llms.txt starts with the site's name and a summary", () => {
  const text = buildLlms(site, routes, blogOf([]))
  expect(text).toMatch(/^# Adwene\n\n> Brands and code\. We weave\.\n\nContact: hello@/)
})

test("llms.txt lists exactly the pages of the sitemap, once each", () => {
  const addresses = Object.values(read(buildLlms(site, routes, blogOf([])))).flat()
  const pages = addresses.filter((address) => !/\.xml$/.test(address))
  const listed = routes.filter(({ listed }) => listed).map(({ path }) => site.url + path)
  expect(pages.sort()).toEqual(listed.sort())
})

test("the newest twenty articles are listed under Blog, and feed and sitemap lead to the others", () => {
  const posts = Array.from({ length: 30 }, (_, index) => post({ slug: `post-${index}` }))
  const { Blog = [], Optional } = read(
    buildLlms(site, routes, blogOf([...posts, post({ slug: "newest", date: "2025-12-24" })])),
  )
  expect(Blog.slice(0, 2)).toEqual([`${site.url}/blog`, `${site.url}/blog/newest`])
  expect(Blog).toHaveLength(1 + 20)
  expect(Optional).toEqual(
    expect.arrayContaining([`${site.url}/rss.xml`, `${site.url}/sitemap-index.xml`]),
  )
})

test("brackets and line breaks in a title do not break its link", () => {
  const text = buildLlms(site, [], blogOf([post({ title: "On [type]\nand cloth" })]))
  expect(text).toContain("- [On \\[type\\] and cloth](https://adwene.example/blog/cloth): ")
})

test("an empty section has no heading", () => {
  expect(Object.keys(read(buildLlms(site, [], blogOf([post({})]))))).toEqual(["Blog", "Optional"])
})
