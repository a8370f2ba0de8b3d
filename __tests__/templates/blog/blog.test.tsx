import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { Helmet } from "react-helmet"
import BlogCategory from "../../../src/templates/blog/BlogCategory"
import BlogGrid from "../../../src/templates/blog/BlogGrid"
import BlogList from "../../../src/templates/blog/BlogList"
import BlogPost from "../../../src/templates/blog/BlogPost"
import BlogSearch from "../../../src/templates/blog/BlogSearch"
import BlogTag from "../../../src/templates/blog/BlogTag"
import SingleBlog from "../../../src/templates/blog/SingleBlog"
import { fixture } from "../../support/fixtures"
import { sharpPicture } from "../../support/pictures"
import { serverRender } from "../../support/serverRender"
import { site } from "../../support/site"
import { toldItems } from "../../support/structured"
import {
  type PageCase,
  pageContext,
  page as templatePage,
  testAccessibility,
  testPages,
} from "../../support/templates"

const texts = fixture("blog.json")
const img = sharpPicture("A stopwatch.")
const teaser = {
  id: "speed",
  slug: "speed",
  title: "Speed",
  date: "2025-11-04",
  author: "Ama Serwaa",
  designation: "Writer",
  category: "business",
  tags: ["brand"],
  excerpt: "On speed.",
  img,
}
const article = {
  ...teaser,
  content: [
    { text: "Fast </script> pages.", heading: null, list: null, quote: null },
    { text: null, heading: "Two rules", list: null, quote: null },
    { text: null, heading: null, list: ["One.", "Two."], quote: null },
    { text: null, heading: null, list: null, quote: "Light can't be repaired." },
  ],
}
const list = { posts: [teaser] }
const first = { page: 1, skip: 0, slugs: ["speed"], articles: 7 }
const nothing = { posts: [] }
const empty = { page: 1, skip: 0, slugs: [], articles: 0 }

beforeEach(() => mockBlog([teaser]))

function mockBlog(recent: object[]) {
  jest.mocked(useStaticQuery).mockReturnValue({
    siteInfo: site,
    blog: texts,
    allBlogCategory: { nodes: [{ slug: "business", name: "Business" }] },
    allBlogTag: { nodes: [{ slug: "brand", name: "Brand" }] },
    recent: { nodes: recent },
    authors: { nodes: [{ name: "Akosua Frimpong", link: "/single-team" }] },
    counts: { group: [{ fieldValue: "business", totalCount: 7 }] },
  })
}

function page(Template: unknown, data: object, variables: object = {}) {
  return templatePage(Template, data, { pagePath: "/blog", slug: "business", ...variables })
}

const comments = {
  nodes: [{ id: "a", author: "Afi", date: "2025-11-05", comment: "Good.", img, replyTo: null }],
}
const adjacent = { previous: { path: "/blog/type", title: "Type" }, next: null }

const pages: PageCase[] = [
  ["the list", page(BlogList, list, first), pageContext.title],
  ["a category", page(BlogCategory, list, first), pageContext.title],
  ["the grid", page(BlogGrid, list, first), pageContext.title],
  ["the search page", page(BlogSearch, {}), pageContext.title],
  ["an article", page(BlogPost, { post: article, siteInfo: site }, adjacent), "Speed"],
  [
    "the sample article",
    page(SingleBlog, { post: article, allBlogComment: comments, siteInfo: site }),
    "Speed",
  ],
]
const emptyPages: PageCase[] = [
  ["the empty list", page(BlogList, nothing, empty), pageContext.title],
  ["a tag without articles", page(BlogTag, nothing, empty), pageContext.title],
  [
    "the page of a missing sample",
    page(SingleBlog, { post: null, allBlogComment: { nodes: [] }, siteInfo: site }),
    pageContext.title,
  ],
]

testPages([...pages, ...emptyPages])
testAccessibility(emptyPages)

test("the second page of a category has the category's pagination", () => {
  render(page(BlogCategory, list, { ...first, page: 2, skip: 3 }))
  const pages = within(screen.getByRole("navigation", { name: "Pages" }))
  expect(pages.getByRole("link", { current: "page" })).toHaveAttribute(
    "href",
    "/blog/category/business/page/2",
  )
  // The fourth of seven, counted from the newest.
  expect(screen.getByText("4", { selector: "[aria-hidden]" })).toBeVisible()
})

test("the recent posts are others than the page shows, as long as there are enough", () => {
  mockBlog(["g", "f", "e", "d"].map((slug) => ({ ...teaser, slug })))
  const recent = (shown: string[]) => {
    const { unmount } = render(page(BlogList, list, { ...first, slugs: shown }))
    const nav = within(screen.getByRole("navigation", { name: texts.sidebar.recent }))
    const paths = nav.getAllByRole("link").map((link) => link.getAttribute("href"))
    unmount()
    return paths
  }
  expect(recent(["g"])).toEqual(["/blog/f", "/blog/e", "/blog/d"])
  expect(recent(["g", "f"])).toEqual(["/blog/e", "/blog/d", "/blog/g"])
})

test("an empty list says so, and links to all articles", () => {
  render(page(BlogTag, nothing, empty))
  expect(screen.getByText(texts.topic.empty)).toBeVisible()
  expect(screen.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/blog")
})

test("an article has structured data, and its text can't close the script", () => {
  render(page(BlogPost, { post: article, siteInfo: site }, adjacent))
  const [script] = document.querySelectorAll('script[type="application/ld+json"]')
  expect(script?.innerHTML).not.toContain("<")
  expect(toldItems()).toMatchObject([{ "@type": "BlogPosting", headline: "Speed" }])
  const { metaTags } = Helmet.peek() as unknown as { metaTags: Record<string, string>[] }
  expect(metaTags).toContainEqual({ property: "article:section", content: "Business" })
})

test("the sample article has its likes, its comments and a form", () => {
  render(page(SingleBlog, { post: article, allBlogComment: comments, siteInfo: site }))
  expect(screen.getByText(`${texts.article.likes} likes`)).toBeVisible()
  expect(screen.getByRole("heading", { name: `1 ${texts.article.comments}` })).toBeVisible()
  expect(screen.getByRole("textbox", { name: /Your name/ })).toHaveAttribute("name", "name")
})

test("the search page says when scripts are off, and links to all articles", () => {
  serverRender(page(BlogSearch, {}))
  const words = document.querySelector("main noscript")?.textContent
  expect(words).toContain(texts.search.withoutScript)
  expect(words).toContain("/blog")
})
