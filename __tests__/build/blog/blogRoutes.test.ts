/** @jest-environment node */
import { existsSync } from "node:fs"
import { blogRoutes } from "../../../src/build/blog/blogRoutes"
import { type Route, routes } from "../../../src/routes"
import { blogOf, post } from "../../support/blog"

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    post({
      slug: `post-${index}`,
      title: `Post ${index}`,
      date: `2025-01-${String(index + 1).padStart(2, "0")}`,
    }),
  )
const made = (posts: ReturnType<typeof many>) => blogRoutes(blogOf(posts), routes)
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
  expect(pageAt(many(7), "/blog/category/business")?.context).toEqual({
    slug: "business",
    page: 1,
    skip: 0,
    slugs: ["post-6", "post-5", "post-4"],
    articles: 7,
  })
})

test("a new article changes no other article's page but its neighbour's", () => {
  const before = made(many(7))
  const after = made([...many(7), post({ slug: "new", title: "New", date: "2025-02-01" })])
  const articles = (pages: typeof before) =>
    new Map(
      pages.filter(({ template }) => template === "blog/BlogPost").map((page) => [page.path, page]),
    )
  const changed = [...articles(before)].filter(
    ([path, page]) => JSON.stringify(articles(after).get(path)) !== JSON.stringify(page),
  )
  // The article that was the newest now links to it.
  expect(changed.map(([path]) => path)).toEqual(["/blog/post-6"])
})

test("previous is the older article, next the newer one", () => {
  expect(pageAt(many(3), "/blog/post-1")?.context).toMatchObject({
    previous: { path: "/blog/post-0", title: "Post 0" },
    next: { path: "/blog/post-2", title: "Post 2" },
  })
})

test("the oldest article has no previous one, the newest no next one", () => {
  expect(pageAt(many(3), "/blog/post-0")?.context).toMatchObject({ previous: null })
  expect(pageAt(many(3), "/blog/post-2")?.context).toMatchObject({ next: null })
})

test("later pages and articles take the blog's name from its first page", () => {
  const renamed = routes.map(
    (page): Route =>
      page.path === "/blog" ? { ...page, title: "All our notes", crumb: "Notes" } : page,
  )
  const pages = new Map(blogRoutes(blogOf(many(7)), renamed).map((page) => [page.path, page]))
  expect(pages.get("/blog/page/2")?.title).toBe("All our notes, page 2")
  expect(pages.get("/blog/post-0")?.parents).toEqual([{ title: "Notes", path: "/blog" }])
  expect(pages.get("/blog/tag/brand")?.parents).toEqual([])
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
    if (template === "blog/BlogPost") continue
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
