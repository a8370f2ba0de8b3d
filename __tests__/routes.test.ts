/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { builtRedirects, linkTargets, linkTo, redirects } from "../src/build/links"
import { layouts } from "../src/layouts/layouts"
import { readRoutes, readSitePages, routes } from "../src/routes"

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

let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "data-"))
})

afterEach(() => {
  rmSync(data, { recursive: true, force: true })
})

const { all, leftOut } = readSitePages("data")
const built = routes.map(({ path }) => path)
const every = [...built, ...Object.keys(linkTargets("data").redirects)]

test.each(specified)("%s is a page or a redirect, unless data/site.json leaves it out", (path) => {
  expect([...every, ...leftOut]).toContain(path)
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
    expect(linkTargets("data").redirects[from]).toBe(to)
  }
})

test.each(routes.map(({ path, template, layout }) => [path, template, layout] as const))(
  "%s has an existing template, %s, and an existing layout, %s",
  (_, template, layout) => {
    expect(existsSync(resolve(`src/templates/${template}.tsx`))).toBe(true)
    expect(layouts).toHaveProperty(layout)
  },
)

/** Pages for one visitor alone (accounts, search), and the not-found page. */
test("search engines may not index these pages, and only these", () => {
  const hidden = all.filter(({ indexed }) => !indexed).map(({ path }) => path)
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

/** A data folder with these files. */
function dataWith(files: Record<string, unknown>): string {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(data, name), JSON.stringify(content))
  }
  return data
}

const pageIn = (folder: string, path: string) =>
  readRoutes(folder).find((route) => route.path === path)

test("titles, descriptions and breadcrumbs come from pages.json", () => {
  const faq = { path: "/faq", title: "Questions", description: "Answers.", crumb: "FAQ" }
  const blog = { path: "/blog", title: "All our notes", description: "Notes.", crumb: "Notes" }
  const folder = dataWith({ "pages.json": [faq, blog] })
  expect(pageIn(folder, "/faq")).toMatchObject(faq)
  expect(pageIn(folder, "/single-blog")?.parents).toEqual([{ title: "Notes", path: "/blog" }])
})

test("{name} in titles, descriptions and breadcrumbs is the agency's name", () => {
  const faq = { path: "/faq", title: "Ask {name}", description: "{name} answers.", crumb: "{name}" }
  const folder = dataWith({ "site.json": { name: "Sankofa" }, "pages.json": [faq] })
  expect(pageIn(folder, "/faq")).toMatchObject({
    title: "Ask Sankofa",
    description: "Sankofa answers.",
    crumb: "Sankofa",
  })
})

test("each IT service has a page at its slug, with its title and summary", () => {
  const weaving = { slug: "weaving", title: "Weaving", summary: "Threads to cloth." }
  const folder = dataWith({ "it-services.json": [weaving] })
  expect(pageIn(folder, "/weaving")).toMatchObject({
    template: "services/ItService",
    context: { slug: "weaving" },
    title: "Weaving",
    description: "Threads to cloth.",
  })
  expect(linkTo("/weaving", folder)).toBe("/weaving")
})

test("each member of the team with a page has one at its address, between the members beside it", () => {
  const page = { summary: "What she decided." }
  const folder = dataWith({
    "pages.json": [{ path: "/team", title: "Our Team", description: "Us." }],
    "team.json": [
      { id: "akosua", name: "Akosua", link: "/single-team" },
      { id: "kojo", name: "Kojo" },
      { id: "esi", name: "Esi Ampah", link: "/team/esi-ampah", page },
      { id: "yaa", name: "Yaa", link: "/team/yaa", page },
    ],
  })
  expect(pageIn(folder, "/team/esi-ampah")).toMatchObject({
    template: "company/TeamMember",
    context: { id: "esi", previous: "akosua", next: "yaa" },
    title: "Esi Ampah",
    description: "What she decided.",
    parents: [{ title: "Our Team", path: "/team" }],
  })
  // The circle closes.
  expect(pageIn(folder, "/single-team")?.context).toEqual({ previous: "yaa", next: "esi" })
})

test("the chief executive's page needs no others", () => {
  const folder = dataWith({ "team.json": [{ id: "akosua", link: "/single-team" }] })
  expect(pageIn(folder, "/single-team")?.context).toEqual({ previous: null, next: null })
})

test("pages follow changes of data/ while the dev server runs", () => {
  const service = { slug: "weaving", title: "Weaving", summary: "Threads to cloth." }
  const before = dataWith({ "it-services.json": [service] })
  expect(pageIn(before, "/weaving")?.title).toBe("Weaving")
  const after = dataWith({ "it-services.json": [{ ...service, title: "Weaving by hand" }] })
  expect(pageIn(after, "/weaving")?.title).toBe("Weaving by hand")
})

test("the first page of each list and the sample article know their articles", () => {
  const article = { slug: "cloth", title: "Cloth", date: "2025-11-04" }
  const sample = { slug: "sample", title: "Sample", date: "2025-10-01", sample: true }
  const folder = dataWith({ "posts.json": [sample, article] })
  const firstPage = { page: 1, skip: 0, slugs: ["cloth"], articles: 1 }
  expect(pageIn(folder, "/blog")?.context).toEqual(firstPage)
  expect(pageIn(folder, "/blog-grid")?.context).toEqual(firstPage)
  expect(pageIn(folder, "/single-blog")).toMatchObject({ published: "2025-10-01" })
})

test.each([
  "/",
  "/contact-us",
  "/web-design-development?project=kente-lane-market",
  "/?page=2#projects",
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
  expect(() => linkTo(target)).toThrow(`broken link, "${target}": the site has no page "${path}"`)
})
