import { readSitePages, routes, type TemplateName } from "../../../src/routes"
import { test } from "./test"

/** Templates of the seven home pages. */
export const homeTemplates = [
  "homes/Home",
  "homes/HomeTwo",
  "homes/HomeThree",
  "homes/HomeFour",
  "homes/HomeFive",
  "homes/HomeSix",
  "homes/HomeSeven",
] as const

const pageOf = (template: TemplateName) => routes.find((route) => route.template === template)

/** False if data/site.json leaves out the page with this template. */
export function isBuilt(template: TemplateName): boolean {
  return pageOf(template) !== undefined
}

/**
 * Skips the running test if data/site.json leaves out the page with this template; outside a test,
 * all tests of the file or of the describe block.
 */
export function requirePage(template: TemplateName) {
  test.skip(
    !isBuilt(template),
    `data/site.json leaves out the page of src/templates/${template}.tsx`,
  )
}

/** Path of the page with this template; skips the test if there is none. */
export function pathOf(template: TemplateName): string {
  requirePage(template)
  return nameOf(template)
}

/** The same for names of tests: the path that the page has, or would have. */
export function nameOf(template: TemplateName): string {
  const page =
    pageOf(template) ?? readSitePages("data").all.find((row) => row.template === template)
  if (!page) throw new Error(`No page has the template ${template}`)
  return page.path
}

const [homepage] = routes

/** A long static page in the layout "loom": the homepage, unless data/site.json has chosen one in another layout. */
export const loomPage = homepage?.layout === "loom" ? homepage.path : nameOf("company/About")
