/** @jest-environment node */
import { buildLlms } from "../../src/build/finish/llms"
import { routes } from "../../src/routes"
import { blogOf, post } from "../support/blog"

const site = {
  url: "https://adwene.example",
  name: "Adwene",
  tagline: "Brands and code",
  blurb: "We weave.",
  email: "hello@adwene.example",
  address: "Accra, Ghana",
}

/** Headings with the addresses under each. */
function read(text: string): Record<string, string[]> {
  const [, ...parts] = text.split(/^## /m)
  return Object.fromEntries(
    parts.map((part) => [
      part.split("\n")[0],
      [...part.matchAll(/^- \[(?:\\.|[^\]])+\]\(([^)]+)\): \S/gm)].map(([, to]) => String(to)),
    ]),
  )
}

test("it begins with whose site it is, and says it in a quote", () => {
  const text = buildLlms(site, routes, blogOf([]))
  expect(text).toMatch(/^# Adwene\n\n> Brands and code\. We weave\.\n\nContact: hello@/)
})

test("it names every page that the sitemap names, once, and no other", () => {
  const addresses = Object.values(read(buildLlms(site, routes, blogOf([])))).flat()
  const pages = addresses.filter((address) => !/\.xml$/.test(address))
  const listed = routes.filter(({ listed }) => listed).map(({ path }) => site.url + path)
  expect(pages.sort()).toEqual(listed.sort())
})

test("articles stand under the blog, the newest twenty, and feed and sitemap lead to the others", () => {
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

test("brackets and line breaks in a title do not end its link", () => {
  const text = buildLlms(site, [], blogOf([post({ title: "On [type]\nand cloth" })]))
  expect(text).toContain("- [On \\[type\\] and cloth](https://adwene.example/blog/cloth): ")
})

test("a part of the map that holds nothing has no heading", () => {
  expect(Object.keys(read(buildLlms(site, [], blogOf([post({})]))))).toEqual(["Blog", "Optional"])
})
