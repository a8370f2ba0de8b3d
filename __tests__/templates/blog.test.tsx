import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import { Helmet } from "react-helmet"
import BlogCategory from "../../src/templates/blog/BlogCategory"
import BlogGrid from "../../src/templates/blog/BlogGrid"
import BlogList from "../../src/templates/blog/BlogList"
import BlogPost from "../../src/templates/blog/BlogPost"
import BlogSearch from "../../src/templates/blog/BlogSearch"
import BlogTag from "../../src/templates/blog/BlogTag"
import SingleBlog from "../../src/templates/blog/SingleBlog"
import { expectNoViolations } from "../support/axe"
import { fixture } from "../support/fixtures"
import { sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"
import { toldItems } from "../support/structured"

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

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    siteInfo: site,
    blog: texts,
    allBlogCategory: { nodes: [{ slug: "business", name: "Business" }] },
    allBlogTag: { nodes: [{ slug: "brand", name: "Brand" }] },
    recent: { nodes: [teaser] },
    authors: { nodes: [{ name: "Akosua Frimpong", link: "/single-team" }] },
    counts: { group: [{ fieldValue: "business", totalCount: 7 }] },
  })
})

/** A template, rendered with props like Gatsby's. */
function page(Template: unknown, data: object, context: object = {}): ReactElement {
  const Page = Template as (props: Record<string, unknown>) => ReactElement
  const pageContext = { pagePath: "/blog", title: "The subject", slug: "business", ...context }
  return (
    <main>
      <Page data={data} pageContext={pageContext} location={{ search: "", hash: "" }} />
    </main>
  )
}

const comments = {
  nodes: [{ id: "a", author: "Afi", date: "2025-11-05", comment: "Good.", img, replyTo: null }],
}
const adjacent = { previous: { path: "/blog/type", title: "Type" }, next: null }

const pages: [string, ReactElement, string][] = [
  ["the list", page(BlogList, list, first), "The subject"],
  ["the empty list", page(BlogList, nothing, empty), "The subject"],
  ["a category", page(BlogCategory, list, first), "The subject"],
  ["a tag without articles", page(BlogTag, nothing, empty), "The subject"],
  ["the grid", page(BlogGrid, list, first), "The subject"],
  ["the search page", page(BlogSearch, {}), "The subject"],
  ["an article", page(BlogPost, { post: article, siteInfo: site }, adjacent), "Speed"],
  [
    "the sample article",
    page(SingleBlog, { post: article, allBlogComment: comments, siteInfo: site }),
    "Speed",
  ],
  [
    "the page of a missing sample",
    page(SingleBlog, { post: null, allBlogComment: { nodes: [] }, siteInfo: site }),
    "The subject",
  ],
]

test.each(pages)("%s has no axe violations", async (_, element) => {
  render(element)
  await expectNoViolations()
})

test.each(pages)("%s has one h1, its subject, before hydration", (_, element, heading) => {
  serverRender(element)
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading)
})

test.each(pages)("%s has no duplicate ids, and at most one high-priority picture", (_, element) => {
  render(element)
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(document.querySelectorAll("img[fetchpriority=high]").length).toBeLessThanOrEqual(1)
})

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
