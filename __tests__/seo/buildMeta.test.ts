/** @jest-environment node */
import { buildMeta, type HeadTags, type PageMeta } from "../../src/seo/buildMeta"

const site = {
  url: "https://adwene.example",
  name: "Adwene",
  tagline: "Branding, design and software agency",
  established: "2023",
  email: "hello@adwene.example",
  phones: ["+233 00 000 0001", "+233 00 000 0002"],
  city: "Accra",
  country: "Ghana",
}

const faq: PageMeta = {
  path: "/faq",
  title: "Frequently asked questions",
  description: "What we do and how we do it.",
  indexed: true,
  card: { src: "/cards/general.jpg", alt: "The Adwene mark." },
}
const home: PageMeta = { ...faq, path: "/", title: "Ideas, woven into brands" }
const lost: PageMeta = { ...faq, path: "/404.html", title: "Not found", indexed: false }

const contentOf = ({ meta }: HeadTags, name: string) =>
  meta.find((tag) => tag.name === name || tag.property === name)?.content

test.each([
  [home, "Adwene | Ideas, woven into brands"],
  [faq, "Frequently asked questions | Adwene"],
])("the title begins with what tells pages apart", (page, title) => {
  expect(buildMeta(page, site).title).toBe(title)
})

test.each([
  [home, "https://adwene.example/"],
  [faq, "https://adwene.example/faq"],
  [
    { ...faq, path: "/web-design-development?page=2" },
    "https://adwene.example/web-design-development?page=2",
  ],
])(
  "each page is its own canonical, without a trailing slash except on the homepage",
  (page, href) => {
    const head = buildMeta(page, site)
    expect(head.link).toContainEqual({ rel: "canonical", href })
    expect(contentOf(head, "og:url")).toBe(href)
  },
)

test("search results and shared links get the page's own texts and a picture", () => {
  const head = buildMeta(faq, site)
  for (const name of ["description", "og:description"]) {
    expect(contentOf(head, name)).toBe("What we do and how we do it.")
  }
  expect(contentOf(head, "og:title")).toBe("Frequently asked questions")
  expect(contentOf(head, "og:image")).toBe("https://adwene.example/cards/general.jpg")
  for (const name of ["og:image:alt", "twitter:image:alt"]) {
    expect(contentOf(head, name)).toBe("The Adwene mark.")
  }
  expect(contentOf(head, "og:site_name")).toBe("Adwene")
  expect(contentOf(head, "og:locale")).toBe("en_GB")
  expect(contentOf(head, "og:type")).toBe("website")
  expect(contentOf(head, "twitter:card")).toBe("summary_large_image")
})

test("a nested Seo leaves the picture alone", () => {
  const { meta } = buildMeta({ ...faq, card: undefined }, site)
  expect(meta.filter(({ name, property }) => /image/.test(name ?? property ?? ""))).toEqual([])
})

test("an article has its publication date", () => {
  const head = buildMeta({ ...faq, path: "/blog/type", published: "2025-03-04" }, site)
  expect(contentOf(head, "og:type")).toBe("article")
  expect(contentOf(head, "article:published_time")).toBe("2025-03-04")
  expect(contentOf(head, "article:modified_time")).toBeUndefined()
  const changed = buildMeta({ ...faq, published: "2025-03-04", modified: "2025-05-06" }, site)
  expect(contentOf(changed, "article:modified_time")).toBe("2025-05-06")
})

test.each([home, faq, lost])("every page links to the blog's feed", (page) => {
  expect(buildMeta(page, site).link).toContainEqual({
    rel: "alternate",
    type: "application/rss+xml",
    title: "Adwene | Blog",
    href: "/rss.xml",
  })
})

test("no tag appears twice or without content", () => {
  const { meta } = buildMeta(faq, site)
  const names = meta.map(({ name, property }) => name ?? property)
  expect(new Set(names).size).toBe(names.length)
  expect(meta.every(({ content }) => content)).toBe(true)
})

test("search engines may show every page except those marked as not indexed", () => {
  expect(contentOf(buildMeta(faq, site), "robots")).toBeUndefined()
  const head = buildMeta(lost, site)
  expect(contentOf(head, "robots")).toBe("noindex")
  expect(head.link.map(({ rel }) => rel)).not.toContain("canonical")
  expect(head.structured).toEqual([])
})

const namesIn = ({ structured }: HeadTags) => structured.map((item) => item["@type"])

test("the homepage describes the agency and the site's search", () => {
  expect(namesIn(buildMeta(home, site))).toEqual(["Organization", "WebSite"])
})

test.each<[string, Partial<PageMeta>, string[]]>([
  ["below the homepage", {}, ["Home", "Frequently asked questions"]],
  ["by its short name", { crumb: "FAQ" }, ["Home", "FAQ"]],
  [
    "below its parents",
    { parents: [{ title: "Services", path: "/service" }] },
    ["Home", "Services", "Frequently asked questions"],
  ],
])("every other page has breadcrumbs: %s", (_, change, trail) => {
  const { structured } = buildMeta({ ...faq, ...change }, site)
  expect(structured).toMatchObject([
    { "@type": "BreadcrumbList", itemListElement: trail.map((name) => ({ name })) },
  ])
})
