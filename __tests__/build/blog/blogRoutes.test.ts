/** @jest-environment node */
import { existsSync } from "node:fs"
import { blogRoutes, firstPage } from "../../../src/build/blog/blogRoutes"
import { routes } from "../../../src/routes"
import { blogOf, post } from "../../support/blog"

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    post({
      slug: `post-${index}`,
      title: `Post ${index}`,
      date: `2025-01-${String(index + 1).padStart(2, "0")}`,
    }),
  )
const made = (posts: ReturnType<typeof many>) => blogRoutes(blogOf(posts))
const pathsOf = (posts: ReturnType<typeof many>) => made(posts).map(({ path }) => path)
const pageAt = (posts: ReturnType<typeof many>, path: string) =>
  made(posts).find((page) => page.path === path)

test("without articles only categories and tags have pages", () => {
  expect(pathsOf([])).toEqual(["/blog/category/business", "/blog/tag/brand"])
})

test("seven articles make three list pages, two grid pages and one page each", () => {
  const paths = pathsOf(many(7))
  expect(paths.filter((path) => /^\/blog\/page/.test(path))).toEqual([
    "/blog/page/2",
    "/blog/page/3",
  ])
  expect(paths.filter((path) => path.startsWith("/blog-grid"))).toEqual(["/blog-grid/page/2"])
  expect(paths.filter((path) => path.startsWith("/blog/post-"))).toHaveLength(7)
  expect(paths).toContain("/blog/category/business/page/3")
  expect(paths).toContain("/blog/tag/brand/page/3")
})

test("the sample article has no page but /single-blog, and is in no list", () => {
  const paths = pathsOf([...many(3), post({ slug: "sample", sample: true })])
  expect(paths).not.toContain("/blog/sample")
  expect(paths).not.toContain("/blog/page/2")
})

test("a page begins where the previous one ends", () => {
  expect(pageAt(many(7), "/blog/page/3")?.context).toEqual({
    page: 3,
    skip: 6,
    slugs: ["post-0"],
    articles: 7,
  })
  expect(pageAt(many(7), "/blog-grid/page/2")?.context).toEqual({
    page: 2,
    skip: 6,
    slugs: ["post-0"],
    articles: 7,
  })
  expect(pageAt(many(7), "/blog/tag/brand/page/2")?.context).toEqual({
    slug: "brand",
    page: 2,
    skip: 3,
    slugs: ["post-3", "post-2", "post-1"],
    articles: 7,
  })
})

test("a list's first page has the newest articles, as many as fit", () => {
  const articles = blogOf(many(7))
  expect(firstPage("BlogList", articles)).toMatchObject({
    page: 1,
    slugs: ["post-6", "post-5", "post-4"],
  })
  expect(firstPage("BlogGrid", articles)).toMatchObject({ skip: 0, articles: 7 })
  expect(pageAt(many(7), "/blog/category/business")?.context).toMatchObject({
    slugs: ["post-6", "post-5", "post-4"],
  })
  expect(firstPage("FaqPage", articles)).toEqual({})
})

test("a new article changes no other article's page but its neighbour's", () => {
  const before = made(many(7))
  const after = made([...many(7), post({ slug: "new", title: "New", date: "2025-02-01" })])
  const articles = (pages: typeof before) =>
    new Map(
      pages.filter(({ template }) => template === "BlogPost").map((page) => [page.path, page]),
    )
  const changed = [...articles(before)].filter(
    ([path, page]) => JSON.stringify(articles(after).get(path)) !== JSON.stringify(page),
  )
  // The article that was the newest now links to it.
  expect(changed.map(([path]) => path)).toEqual(["/blog/post-6"])
})

test("previous is the older article, next the newer one", () => {
  const { context } = pageAt(many(3), "/blog/post-1") ?? {}
  expect(context?.previous).toEqual({ path: "/blog/post-0", title: "Post 0" })
  expect(context?.next).toEqual({ path: "/blog/post-2", title: "Post 2" })
})

test("the oldest article has no previous one, the newest no next one", () => {
  expect(pageAt(many(3), "/blog/post-0")?.context.previous).toBeNull()
  expect(pageAt(many(3), "/blog/post-2")?.context.next).toBeNull()
})

test("no two pages share a path, title or description", () => {
  const all = [...routes, ...made(many(7).map((one, i) => ({ ...one, excerpt: `Excerpt ${i}` })))]
  for (const words of [
    all.map(({ path }) => path),
    all.map(({ title }) => title),
    all.map(({ description }) => description),
  ]) {
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([])
  }
})

test("the description of every list fits into search results", () => {
  for (const { path, template, description } of made(many(31))) {
    if (template === "BlogPost") continue
    expect([path, description.length]).toEqual([path, expect.any(Number)])
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test("every page has a template that exists", () => {
  for (const { template } of made(many(7))) {
    expect(existsSync(`src/templates/${template}.tsx`)).toBe(true)
  }
})
