/** @jest-environment node */
import { buildMeta, type HeadTags, type PageMeta } from "../../src/seo/buildMeta"

const site = {
  url: "https://adwene.example",
  name: "Adwene",
  tagline: "Branding, design and software agency",
  email: "hello@adwene.example",
  phones: ["+233 00 000 0001", "+233 00 000 0002"],
}

const faq: PageMeta = {
  path: "/faq",
  title: "Frequently asked questions",
  description: "What we do and how we do it.",
  indexed: true,
}
const home: PageMeta = { ...faq, path: "/", title: "Ideas, woven into brands" }
const lost: PageMeta = { ...faq, path: "/404.html", title: "Not found", indexed: false }

const contentOf = ({ meta }: HeadTags, name: string) =>
  meta.find((tag) => tag.name === name || tag.property === name)?.content

test.each([
  [home, "Adwene | Ideas, woven into brands"],
  [faq, "Frequently asked questions | Adwene"],
])("the title begins with what tells the page apart", (page, title) => {
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
  "each page is its own canonical, without a trailing slash but for the homepage",
  (page, href) => {
    const head = buildMeta(page, site)
    expect(head.link).toEqual([{ rel: "canonical", href }])
    expect(contentOf(head, "og:url")).toBe(href)
  },
)

test("search results and shared links get the page's own words and a picture", () => {
  const head = buildMeta(faq, site)
  expect(contentOf(head, "description")).toBe("What we do and how we do it.")
  expect(contentOf(head, "og:title")).toBe("Frequently asked questions")
  expect(contentOf(head, "og:description")).toBe("What we do and how we do it.")
  expect(contentOf(head, "og:site_name")).toBe("Adwene")
  expect(contentOf(head, "og:image")).toBe("https://adwene.example/social-card.jpg")
  expect(contentOf(head, "twitter:card")).toBe("summary_large_image")
})

test("no tag is written twice or without a content", () => {
  const { meta } = buildMeta(faq, site)
  const names = meta.map(({ name, property }) => name ?? property)
  expect(new Set(names).size).toBe(names.length)
  expect(meta.every(({ content }) => content)).toBe(true)
})

test("search engines may show every page but one that is not to be found", () => {
  expect(contentOf(buildMeta(faq, site), "robots")).toBeUndefined()
  const head = buildMeta(lost, site)
  expect(contentOf(head, "robots")).toBe("noindex")
  expect(head.link).toEqual([])
  expect(head.structured).toEqual([])
})

test("the homepage says who the agency is", () => {
  const [organization, website] = buildMeta(home, site).structured
  expect(organization).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Adwene",
    url: "https://adwene.example/",
    telephone: "+233 00 000 0001",
    email: "hello@adwene.example",
  })
  expect(website).toMatchObject({ "@type": "WebSite", url: "https://adwene.example/" })
})

test("every other page says where it stands: Home, then itself", () => {
  expect(buildMeta(faq, site).structured).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://adwene.example/" },
        {
          "@type": "ListItem",
          position: 2,
          name: "Frequently asked questions",
          item: "https://adwene.example/faq",
        },
      ],
    },
  ])
})
