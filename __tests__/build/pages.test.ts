/** @jest-environment node */
import { existsSync } from "node:fs"
import { isAbsolute } from "node:path"
import { readBlog } from "../../src/build/blog/blogContent"
import { blogRoutes } from "../../src/build/blog/blogRoutes"
import { createSitePages } from "../../src/build/pages"
import { routes } from "../../src/routes"
import { blogOf, post } from "../support/blog"

jest.mock("../../src/build/blog/blogContent", () => ({
  ...jest.requireActual("../../src/build/blog/blogContent"),
  readBlog: jest.fn(),
}))
jest.mock("../../src/build/links", () => ({
  ...jest.requireActual("../../src/build/links"),
  builtRedirects: () => [["/questions", "/faq"]],
}))

const blog = blogOf([
  post({ slug: "sample", date: "2025-10-01", sample: true }),
  post({ slug: "cloth", date: "2025-11-04" }),
])

beforeEach(() => {
  jest.mocked(readBlog).mockReturnValue(blog)
})

function create() {
  const createPage = jest.fn()
  const createRedirect = jest.fn()
  createSitePages({ actions: { createPage, createRedirect } } as never)
  return {
    pages: createPage.mock.calls.map(([page]) => page),
    redirects: createRedirect.mock.calls.map(([redirect]) => redirect),
  }
}

const rows = [...routes, ...blogRoutes(blog)]

test("every row of the route table and of the blog becomes a page, and nothing else does", () => {
  expect(create().pages.map(({ path }) => path)).toEqual(rows.map(({ path }) => path))
})

test("no two pages have the same path", () => {
  const paths = rows.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test("every page has a template that exists", () => {
  for (const { component } of create().pages) {
    expect(isAbsolute(component)).toBe(true)
    expect(existsSync(component)).toBe(true)
  }
})

test("every page's context has its path, texts and layout", () => {
  const contexts = new Map(create().pages.map(({ path, context }) => [path, context]))
  for (const { path, template: _, context, ...page } of rows) {
    expect(contexts.get(path)).toMatchObject({ ...context, ...page, pagePath: path })
  }
})

test("every page's context has its link preview picture and its parent pages", () => {
  for (const { context } of create().pages) {
    expect(context.card.src).toMatch(/^\/cards\/[a-z-]+\.jpg$/)
    expect(context.parents).toBeInstanceOf(Array)
  }
})

test("an article's context has its publication date, and so has the sample's", () => {
  const days = new Map(create().pages.map(({ path, context }) => [path, context.published]))
  expect(days.get("/single-blog")).toBe("2025-10-01")
  expect(days.get("/blog/cloth")).toBe("2025-11-04")
  expect(days.get("/faq")).toBeUndefined()
})

test("redirects to built pages are permanent", () => {
  expect(create().redirects).toEqual([
    { fromPath: "/questions", toPath: "/faq", isPermanent: true, statusCode: 301 },
  ])
})
