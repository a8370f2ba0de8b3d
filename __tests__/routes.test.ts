/** @jest-environment node */
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { builtRedirects, linkTo, redirects } from "../src/build/links"
import { layouts } from "../src/layouts/layouts"
import { routes } from "../src/routes"

/** Every route and link target of docs/specification.md#routes. */
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

test("no path appears twice", () => {
  expect(every.filter((path, index) => every.indexOf(path) !== index)).toEqual([])
})

test.each(every)("%s begins with a slash and doesn't end with one", (path) => {
  expect(path).toMatch(/^\/$|^\/[a-z0-9-]+(\/[a-z0-9-]+)*(\.html)?$/)
})

test.each(Object.entries(redirects))("%s redirects to %s, which is a page", (_, to) => {
  expect(built).toContain(to)
})

test("only redirects to existing pages are written", () => {
  for (const [from, to] of builtRedirects()) {
    expect(built).toContain(to)
    expect(redirects[from]).toBe(to)
  }
})

test("every page has its own title and description", () => {
  for (const words of [
    routes.map(({ title }) => title),
    routes.map(({ description }) => description),
  ]) {
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([])
  }
})

test.each(routes.map(({ path, description }) => [path, description]))(
  "the description of %s fits into search results",
  (_, description) => {
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  },
)

test.each(routes.map(({ path, template, layout }) => [path, template, layout] as const))(
  "%s has an existing template, %s, and an existing layout, %s",
  (_, template, layout) => {
    expect(existsSync(resolve(`src/templates/${template}.tsx`))).toBe(true)
    expect(layouts).toHaveProperty(layout)
  },
)

/** Pages for one visitor alone (accounts, search), and the not-found page. */
test("search engines may not index these pages, and only these", () => {
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

test("the path of an IT service is its slug", () => {
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
])("a link to %s is left as it is", (target) => {
  expect(linkTo(target)).toBe(target)
})

test.each([
  "https://example.com/",
  "http://example.com/a?b",
  "mailto:hello@adwene.example",
  "tel:+233000000001",
])("an external link, %s, is left as it is", (target) => {
  expect(linkTo(target)).toBe(target)
})

test.each(Object.entries(redirects))("a link to %s becomes a link to %s", (from, to) => {
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
])("a link to %j stops the build with an explanation", (target, path) => {
  expect(() => linkTo(target)).toThrow(
    `broken link, "${target}": src/routes.ts has no path "${path}"`,
  )
})
