/** @jest-environment node */
import * as structured from "../../src/seo/structured"
import * as structuredBlog from "../../src/seo/structuredBlog"

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

const agency = {
  "@type": "Organization",
  "@id": "https://adwene.example/#agency",
  name: "Adwene",
  url: "https://adwene.example/",
}

test("the agency: its description and contact details", () => {
  expect(structured.organization(site)).toEqual({
    ...agency,
    logo: "https://adwene.example/icons/icon-512.png",
    description: "Branding, design and software agency",
    foundingDate: "2023",
    email: "hello@adwene.example",
    telephone: ["+233 00 000 0001", "+233 00 000 0002"],
    address: { "@type": "PostalAddress", addressLocality: "Accra", addressCountry: "Ghana" },
  })
})

test("the site: its search action leads to the blog's search", () => {
  expect(structured.website(site)).toMatchObject({
    "@type": "WebSite",
    url: "https://adwene.example/",
    publisher: agency,
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: "https://adwene.example/blog/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  })
})

test("breadcrumbs: numbered from the homepage, with absolute URLs", () => {
  const trail = [
    { title: "Blog", path: "/blog" },
    { title: "On type", path: "/blog/on-type" },
  ]
  expect(structured.breadcrumbs(trail, site)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://adwene.example/" },
      { "@type": "ListItem", position: 2, name: "Blog", item: "https://adwene.example/blog" },
      {
        "@type": "ListItem",
        position: 3,
        name: "On type",
        item: "https://adwene.example/blog/on-type",
      },
    ],
  })
})

test.each([
  ["one paragraph", "Two weeks.", "Two weeks."],
  ["several", ["Two weeks.", "Or four."], "Two weeks.\n\nOr four."],
])("a question with an answer of %s", (_, text, answer) => {
  expect(structured.faqPage([{ title: "How long?", text }])).toEqual({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "How long?",
        acceptedAnswer: { "@type": "Answer", text: answer },
      },
    ],
  })
})

test("a service: its description and provider", () => {
  const item = structured.service(
    { title: "Network upgrade", description: "Step by step.", path: "/corporate-network-upgrade" },
    site,
  )
  expect(item).toMatchObject({
    "@type": "Service",
    name: "Network upgrade",
    description: "Step by step.",
    url: "https://adwene.example/corporate-network-upgrade",
    provider: agency,
  })
})

test("a price list: each plan is an offer per billing frequency", () => {
  const plan = {
    title: "Branding Package",
    description: "Name, mark and colours.",
    prices: [
      { id: 1, amount: 299 },
      { id: 2, amount: 399 },
    ],
  }
  const ways = [
    { id: 1, unit: "USD a month, billed annually" },
    { id: 2, unit: "USD a month, billed monthly" },
  ]
  const price = { "@type": "UnitPriceSpecification", priceCurrency: "USD", unitCode: "MON" }
  expect(structured.offers("Pricing", [plan], ways, site)).toMatchObject({
    "@type": "OfferCatalog",
    name: "Pricing",
    itemListElement: [
      {
        "@type": "Offer",
        name: "Branding Package",
        priceSpecification: { ...price, price: 299, description: "USD a month, billed annually" },
        itemOffered: { name: "Branding Package", description: "Name, mark and colours." },
      },
      { priceSpecification: { ...price, price: 399, description: "USD a month, billed monthly" } },
    ],
  })
})

test.each([
  [{ img: "/static/ama.jpg" }, { image: "https://adwene.example/static/ama.jpg" }],
  [{ description: "She founded it." }, { description: "She founded it." }],
  [{}, {}],
])("a person's page contains only what is known: %j", (more, told) => {
  const member = { name: "Ama Serwaa", designation: "Chief executive", ...more }
  expect(structured.profile(member, site)).toEqual({
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name: "Ama Serwaa",
      jobTitle: "Chief executive",
      worksFor: agency,
      ...told,
    },
  })
})

test.each([
  ["AboutPage", structured.aboutPage, "https://adwene.example/about-us"],
  ["ContactPage", structured.contactPage, "https://adwene.example/contact-us"],
])("an %s is about the agency", (type, make, url) => {
  expect(make(site)).toMatchObject({
    "@type": type,
    url,
    mainEntity: { "@id": agency["@id"], telephone: site.phones },
  })
})

test("the blog lists the posts that its page shows", () => {
  const post = { title: "On type", path: "/blog/on-type", date: "2025-03-04" }
  expect(structuredBlog.blog({ title: "Blog", description: "Notes." }, [post], site)).toMatchObject(
    {
      "@type": "Blog",
      name: "Blog",
      url: "https://adwene.example/blog",
      blogPost: [
        {
          "@type": "BlogPosting",
          headline: "On type",
          url: "https://adwene.example/blog/on-type",
          datePublished: "2025-03-04",
        },
      ],
    },
  )
})

const post = {
  path: "/blog/cloth",
  title: "Why kente",
  excerpt: "A few words.",
  date: "2025-11-04",
  modified: "2025-12-01",
  author: "Ama Serwaa",
  designation: "Writer",
  authorPage: "/single-team",
  category: "Business",
  tags: ["Brand", "Studio"],
  words: 812,
  img: "/static/a.jpg",
}

test("an article: what its page shows, published by the agency", () => {
  expect(structuredBlog.article(post, site)).toEqual({
    "@type": "BlogPosting",
    mainEntityOfPage: "https://adwene.example/blog/cloth",
    headline: "Why kente",
    description: "A few words.",
    datePublished: "2025-11-04",
    dateModified: "2025-12-01",
    inLanguage: "en-GB",
    articleSection: "Business",
    keywords: "Brand, Studio",
    wordCount: 812,
    image: "https://adwene.example/static/a.jpg",
    author: {
      "@type": "Person",
      name: "Ama Serwaa",
      jobTitle: "Writer",
      url: "https://adwene.example/single-team",
    },
    publisher: agency,
  })
})

test("unknown fields of an article are left out", () => {
  const unknown = { designation: null, authorPage: null, img: undefined, modified: null }
  const item = structuredBlog.article({ ...post, ...unknown }, site)
  expect(item).not.toHaveProperty("image")
  expect(item.dateModified).toBe("2025-11-04")
  expect(item.author).toEqual({ "@type": "Person", name: "Ama Serwaa" })
})
