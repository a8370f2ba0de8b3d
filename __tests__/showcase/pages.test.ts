/** @jest-environment node */
import { routes } from "../../src/routes"
import { foldedPages, pageOf, projectPages, servicePages } from "../../src/showcase/pages"

const pagesOf = {
  ProjectsPage: projectPages,
  FoldedProjectsPage: foldedPages,
  ServicesPage: servicePages,
}

test.each(Object.entries(pagesOf))(
  "%s: every route has its row, and every row its route",
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
)("the row %s reads the list of its name", (key, list) => {
  expect(list).toBe(key)
})

test.each([
  ["logo-branding-projects", "Failed to load project. Please try again later."],
  ["video-editing-animation-projects", "Failed to load project. Please try again later."],
  ["creative-branding-projects", "Failed to load project. Please try again later."],
])("SPEC 8 gives the failure of %s its words", (list, words) => {
  expect(pageOf(projectPages, list).words.failed).toBe(words)
})

test("a list without a row stops the page with the list's name", () => {
  expect(() => pageOf(projectPages, "posters")).toThrow('no row for the list "posters"')
})
