/** @jest-environment node */
import { routes } from "../../src/routes"
import { foldedPages, pageOf, projectPages, servicePages } from "../../src/showcase/pages"

const pagesOf = {
  ProjectsPage: projectPages,
  FoldedProjectsPage: foldedPages,
  ServicesPage: servicePages,
}

test.each(Object.entries(pagesOf))(
  "%s: every route has a row, and every row a route",
  (template, pages) => {
    const lists = routes.flatMap((route) =>
      route.template === template ? [route.context?.list] : [],
    )
    expect([...lists].sort()).toEqual(Object.keys(pages).sort())
  },
)

test.each(
  Object.values(pagesOf).flatMap((pages) =>
    Object.entries(pages).map(([key, row]) => [key, row?.list]),
  ),
)("the row %s reads the list of the same name", (key, list) => {
  expect(list).toBe(key)
})

test.each([
  ["logo-branding-projects", "Failed to load project. Please try again later."],
  ["video-editing-animation-projects", "Failed to load project. Please try again later."],
  ["creative-branding-projects", "Failed to load project. Please try again later."],
])("a failure of %s has the specified message", (list, words) => {
  expect(pageOf(projectPages, list).words.failed).toBe(words)
})

test("a list without a row throws, with the list's name", () => {
  expect(() => pageOf(projectPages, "posters")).toThrow('no row for the list "posters"')
})
