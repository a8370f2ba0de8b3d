/** @jest-environment node */
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { builtRedirects, linkTo, redirects } from "../src/build/links"
import { layouts } from "../src/layouts/layouts"
import { routes } from "../src/routes"

/** SPEC 2.1, table and link targets; DESIGN "Routes". */
const specified = [
  "/",
  "/about",
  "/about-us",
  "/blog",
  "/blog-grid",
  "/coming-soon",
  "/contact-us",
  "/content-creation",
  "/corporate-network-upgrade",
  "/creative-branding",
  "/creative-branding-services",
  "/database-creation-and-management",
  "/database-management",
  "/datacenter-design-and-deployment",
  "/enterprise-network-design-and-deployment",
  "/enterprise-servers-cloud-deployment",
  "/faq",
  "/home-five",
  "/home-four",
  "/home-seven",
  "/home-six",
  "/home-three",
  "/home-two",
  "/information-system-analysis",
  "/logo-branding",
  "/mobile-app-development",
  "/mobile-app-services",
  "/pgc",
  "/photography-graphic-design-content-creation",
  "/portfolio-one",
  "/portfolio-two",
  "/pricing",
  "/privacy",
  "/reset-password",
  "/search-engine-optimization",
  "/service",
  "/sign-in",
  "/sign-up",
  "/single-blog",
  "/single-portfolio",
  "/single-service",
  "/single-team",
  "/social-media-management",
  "/social-media-management-projects",
  "/software-development",
  "/systems-maintenance",
  "/team",
  "/terms",
  "/testimonial",
  "/uiux-interfaces",
  "/uxui-services",
  "/verification-sent",
  "/verify-email",
  "/video-editing-and-animation",
  "/video-editing-services",
  "/video-services",
  "/web-design-development",
  "/web-services",
]

const built = routes.map(({ path }) => path)
const every = [...built, ...Object.keys(redirects)]

test.each(specified)("%s is a page or a redirect", (path) => {
  expect(every).toContain(path)
})

test("unknown addresses have a page", () => {
  expect(built).toContain("/404.html")
})

test("no path stands in the tables twice", () => {
  expect(every.filter((path, index) => every.indexOf(path) !== index)).toEqual([])
})

test.each(every)("%s begins with a slash and ends without one", (path) => {
  expect(path).toMatch(/^\/$|^\/[a-z0-9-]+(\/[a-z0-9-]+)*(\.html)?$/)
})

test.each(Object.entries(redirects))("%s leads to %s, which is a page", (_, to) => {
  expect(built).toContain(to)
})

test("only redirects to pages that are built are written", () => {
  for (const [from, to] of builtRedirects()) {
    expect(built).toContain(to)
    expect(redirects[from]).toBe(to)
  }
})

test("every page has a subject and a description of its own", () => {
  for (const words of [
    routes.map(({ title }) => title),
    routes.map(({ description }) => description),
  ]) {
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([])
  }
})

test.each(routes.map(({ path, description }) => [path, description]))(
  "search results can show the description of %s whole",
  (_, description) => {
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  },
)

test.each(routes.map(({ path, template, layout }) => [path, template, layout] as const))(
  "%s has its template %s and its layout %s",
  (_, template, layout) => {
    expect(existsSync(resolve(`src/templates/${template}.tsx`))).toBe(true)
    expect(layouts).toHaveProperty(layout)
  },
)

/** What serves one visitor alone (accounts, a search) and what stands for no page; all else is in the sitemap. */
test("search engines are kept from these pages, and from no other", () => {
  const hidden = routes.filter(({ indexed }) => !indexed).map(({ path }) => path)
  expect(hidden.sort()).toEqual([
    "/404.html",
    "/blog/search",
    "/reset-password",
    "/sign-in",
    "/sign-up",
    "/verification-sent",
    "/verify-email",
  ])
})

test("the page of an IT service lies where its slug says", () => {
  const pages = routes.filter(({ template }) => template === "ItService")
  expect(pages.length).toBeGreaterThan(0)
  for (const { path, context } of pages) expect(path).toBe(`/${context?.slug}`)
})

test.each([
  "/",
  "/contact-us",
  "/web-design-development?project=kente-lane-market",
  "/#projects",
  "/faq?a=b#c",
])("a link to %s stays as it is", (target) => {
  expect(linkTo(target)).toBe(target)
})

test.each([
  "https://example.com/",
  "http://example.com/a?b",
  "mailto:hello@adwene.example",
  "tel:+233000000001",
])("a link elsewhere, %s, stays as it is", (target) => {
  expect(linkTo(target)).toBe(target)
})

test.each(Object.entries(redirects))("a link to %s leads straight to %s", (from, to) => {
  expect(linkTo(from)).toBe(linkTo(to))
  expect(linkTo(`${from}#team`)).toBe(linkTo(`${to}#team`))
})

test.each([
  ["/abuot-us", "/abuot-us"],
  ["/faq/", "/faq/"],
  ["/FAQ", "/FAQ"],
  ["/faqs?page=1", "/faqs"],
  ["faq", "faq"],
  ["", ""],
  ["#projects", ""],
  ["//example.com", "//example.com"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["data:text/html,hi", "data:text/html,hi"],
  [" https://example.com/", " https://example.com/"],
])("a link to %j stops the build with a sentence", (target, path) => {
  expect(() => linkTo(target)).toThrow(
    `broken link, "${target}": src/routes.ts has no path "${path}"`,
  )
})
