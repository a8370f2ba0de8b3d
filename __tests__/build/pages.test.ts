/** @jest-environment node */
import { existsSync } from "node:fs"
import { isAbsolute } from "node:path"
import { readBlogRoutes } from "../../src/build/blog/blogRoutes"
import { createSitePages } from "../../src/build/pages"
import { routes } from "../../src/routes"

jest.mock("../../src/build/blog/blogContent", () => {
  const { blogOf, post } = jest.requireActual("../support/blog")
  const blog = blogOf([
    post({ slug: "sample", date: "2025-10-01", sample: true }),
    post({ slug: "cloth", date: "2025-11-04" }),
  ])
  return { ...jest.requireActual("../../src/build/blog/blogContent"), readBlog: () => blog }
})
jest.mock("../../src/build/links", () => ({
  ...jest.requireActual("../../src/build/links"),
  builtRedirects: () => [["/questions", "/faq"]],
}))

function create() {
  const createPage = jest.fn()
  const createRedirect = jest.fn()
  createSitePages({ actions: { createPage, createRedirect } } as never)
  return {
    pages: createPage.mock.calls.map(([page]) => page),
    redirects: createRedirect.mock.calls.map(([redirect]) => redirect),
  }
}

const rows = [...routes, ...readBlogRoutes("data")]

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
  for (const { path, template: _, context, preload, section, group, ...page } of rows) {
    expect(contexts.get(path)).toEqual({ ...context, ...page, pagePath: path })
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
