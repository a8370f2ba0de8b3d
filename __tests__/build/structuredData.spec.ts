import { expect, test } from "@playwright/test"
import { linkTo } from "../../src/build/links"
import { language } from "../../src/seo/language"
import { decode, exists, htmlOf, paths, sitemapPaths, siteUrl, tags } from "./support/built"

type Block = Record<string, unknown> & { "@type": string }
type Crumb = { position: number; name: string; item: string }

/** Structured data types of some pages, besides breadcrumbs; home pages by the paths that they have unless they are `/`. */
const further: Record<string, string[]> = {
  "/": ["Organization", "WebSite"],
  "/about-us": ["AboutPage"],
  "/blog": ["Blog"],
  "/contact-us": ["ContactPage", "FAQPage"],
  "/faq": ["FAQPage"],
  "/home-five": ["FAQPage"],
  "/home-seven": ["FAQPage"],
  "/home-six": ["OfferCatalog", "FAQPage"],
  "/pricing": ["OfferCatalog", "FAQPage"],
  "/single-blog": ["BlogPosting"],
  "/single-service": ["Service"],
  "/single-team": ["ProfilePage"],
  "/systems-maintenance": ["Service"],
  "/web-services": ["Service"],
}

function blocksOf(path: string): Block[] {
  return tags(htmlOf(path), "script")
    .filter(({ attributes }) => attributes.type === "application/ld+json")
    .map(({ content }) => JSON.parse(content))
}

const typesOf = (path: string) => blocksOf(path).map((block) => block["@type"])

test("every page's structured data is valid JSON, with each type once", () => {
  for (const path of paths) {
    for (const block of blocksOf(path)) {
      expect.soft(block["@context"], path).toBe("https://schema.org")
      expect.soft(JSON.stringify(block), path).not.toMatch(/:null|"undefined"|NaN"|\[object/)
    }
    const types = typesOf(path)
    expect.soft(new Set(types).size, `${path}: ${types}`).toBe(types.length)
  }
})

test("every indexable page except the homepage has breadcrumbs", () => {
  for (const path of sitemapPaths().filter((each) => each !== "/")) {
    expect.soft(typesOf(path), path).toContain("BreadcrumbList")
  }
})

for (const [path, types] of Object.entries(further)) {
  test(`${path} has structured data of type ${types.join(" and ")}`, () => {
    const built = linkTo(path)
    test.skip(built === null, "data/site.json leaves out this page")
    expect(typesOf(built ?? "")).toEqual(expect.arrayContaining(types))
  })
}

test("breadcrumbs lead from the homepage through existing pages to the page itself", () => {
  for (const path of sitemapPaths()) {
    const list = blocksOf(path).find((block) => block["@type"] === "BreadcrumbList")
    if (!list) continue
    const crumbs = list.itemListElement as Crumb[]
    expect.soft(crumbs[0], path).toMatchObject({ name: "Home", item: `${siteUrl}/` })
    expect.soft(crumbs.at(-1)?.item, path).toBe(siteUrl + path)
    for (const { position, item } of crumbs) {
      expect.soft(crumbs[position - 1]?.item, path).toBe(item)
      expect.soft(paths, path).toContain(new URL(item).pathname)
    }
    const [shown] = tags(htmlOf(path), "nav").filter(
      ({ attributes }) => attributes["aria-label"] === "Breadcrumb",
    )
    if (!shown) continue
    const trail = tags(shown.content, "li").map(({ content }) => plain(content))
    expect
      .soft(
        crumbs.map(({ name }) => name),
        path,
      )
      .toEqual(trail)
  }
})

test("questions in the structured data are on the page", () => {
  for (const path of paths) {
    const faq = blocksOf(path).find((block) => block["@type"] === "FAQPage")
    if (!faq) continue
    const text = plain(htmlOf(path).replace(/<script[\s\S]*?<\/script>/g, ""))
    for (const { name } of faq.mainEntity as { name: string }[]) {
      expect.soft(text, path).toContain(name)
    }
  }
})

test("URLs of this site in structured data exist", () => {
  const leadsNowhere = ({ pathname }: URL) => !paths.includes(pathname) && !exists(pathname)
  for (const path of paths) {
    const found = JSON.stringify(blocksOf(path)).matchAll(/"(https?:\/\/[^"]+)"/g)
    const addresses = [...found].map(([, address]) => new URL(String(address)))
    const own = addresses.filter(({ origin }) => origin === siteUrl)
    expect.soft(own.filter(leadsNowhere).map(String), path).toEqual([])
  }
})

test("an article's structured data has its last change, language and author", () => {
  const articles = paths.filter((path) => typesOf(path).includes("BlogPosting"))
  expect(articles.length).toBeGreaterThan(0)
  for (const path of articles) {
    const article = blocksOf(path).find((block) => block["@type"] === "BlogPosting")
    expect.soft(article?.dateModified, path).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect.soft(article?.inLanguage, path).toBe(language)
  }
  // The sample article's author has a page.
  const sample = blocksOf("/single-blog").find((block) => block["@type"] === "BlogPosting")
  expect(sample?.author).toMatchObject({ url: `${siteUrl}/single-team` })
})

test("a person's structured data has the person's picture", () => {
  const page = blocksOf("/single-team").find((block) => block["@type"] === "ProfilePage")
  expect(page?.mainEntity).toMatchObject({ image: expect.stringMatching(`${siteUrl}/static/`) })
})

/** The text of some markup. */
function plain(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ""))
}
