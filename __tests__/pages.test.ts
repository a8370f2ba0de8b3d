/** @jest-environment node */
import { existsSync } from "node:fs"
import { isAbsolute } from "node:path"
import { readBlog } from "../src/build/blog/blogContent"
import { blogRoutes } from "../src/build/blog/blogRoutes"
import * as links from "../src/build/links"
import { createSitePages } from "../src/build/pages"
import * as table from "../src/routes"

function create() {
  const createPage = jest.fn()
  const createRedirect = jest.fn()
  createSitePages({ actions: { createPage, createRedirect } } as never)
  return {
    pages: createPage.mock.calls.map(([page]) => page),
    redirects: createRedirect.mock.calls.map(([redirect]) => redirect),
  }
}

const rows = [...table.routes, ...blogRoutes(readBlog("data"))]

test("every row of the route table and of the blog becomes a page, and nothing else does", () => {
  expect(create().pages.map(({ path }) => path)).toEqual(rows.map(({ path }) => path))
})

test("no two pages have the same path", () => {
  const paths = rows.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test("every page is made of a template that exists", () => {
  for (const { component } of create().pages) {
    expect(isAbsolute(component)).toBe(true)
    expect(existsSync(component)).toBe(true)
  }
})

test.each(rows.map((route) => [route.path, route] as const))(
  "the page %s knows its path, its words and its layout",
  (path, { title, description, layout, runtime, indexed, context }) => {
    const page = create().pages.find((made) => made.path === path)
    expect(page.context).toMatchObject({
      ...context,
      pagePath: path,
      title,
      description,
      layout,
      runtime,
      indexed,
    })
  },
)

test("every page knows the picture for links to it, and the pages above it", () => {
  for (const { context } of create().pages) {
    expect(context.card.src).toMatch(/^\/cards\/[a-z-]+\.jpg$/)
    expect(context.parents).toBeInstanceOf(Array)
  }
})

test("an article's page knows the day of its publication, and so does the sample's", () => {
  const { posts } = readBlog("data")
  const dayOf = (path: string) =>
    create().pages.find((made) => made.path === path).context.published
  expect(dayOf("/single-blog")).toBe(posts.find(({ sample }) => sample)?.date)
  expect(dayOf(`/blog/${posts.find(({ sample }) => !sample)?.slug}`)).toBeTruthy()
  expect(dayOf("/faq")).toBeUndefined()
})

test("redirects to built pages are made, for good", () => {
  jest.spyOn(links, "builtRedirects").mockReturnValue([["/questions", "/faq"]])
  expect(create().redirects).toEqual([
    { fromPath: "/questions", toPath: "/faq", isPermanent: true, statusCode: 301 },
  ])
})
