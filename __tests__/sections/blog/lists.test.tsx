import { render, screen, within } from "@testing-library/react"
import { BlogFrame } from "../../../src/sections/blog/BlogFrame"
import { Pagination } from "../../../src/sections/blog/Pagination"
import { PostGrid } from "../../../src/sections/blog/posts/PostGrid"
import { PostList } from "../../../src/sections/blog/posts/PostList"
import { SearchBox } from "../../../src/sections/blog/SearchBox"
import { sharpPicture } from "../../support/pictures"
import { serverRender } from "../../support/serverRender"

const img = sharpPicture("A stopwatch.")
const posts = ["Speed", "Type", "Colour"].map((title, index) => ({
  id: String(index),
  slug: title.toLowerCase(),
  title,
  date: "2025-11-04",
  author: "Ama Serwaa",
  category: "business",
  excerpt: `On ${title}.`,
  img,
}))
const sidebar = {
  headings: {
    search: "Search the blog",
    categories: "Categories",
    recent: "Recent Posts",
    tags: "Tags",
  },
  categories: [
    { slug: "business", name: "Business", count: 3 },
    { slug: "development", name: "Development", count: 1 },
  ],
  recent: posts,
  tags: [{ slug: "brand", name: "Brand" }],
}
const name = () => "Business"

test("a listed article links to its page and its category, and shows its date", () => {
  render(<PostList posts={posts} from={9} categoryName={name} />)
  const [first] = screen.getAllByRole("article")
  const article = within(first as HTMLElement)
  expect(article.getByRole("link", { name: "Speed" })).toHaveAttribute("href", "/blog/speed")
  expect(article.getByRole("link", { name: "Business" })).toHaveAttribute(
    "href",
    "/blog/category/business",
  )
  expect(article.getByText("4 November 2025")).toHaveAttribute("datetime", "2025-11-04")
})

test("articles are numbered from the oldest, so that each keeps its number", () => {
  render(<PostList posts={posts} from={9} categoryName={name} />)
  expect(screen.getAllByText(/^\d$/).map(({ textContent }) => textContent)).toEqual(["9", "8", "7"])
})

test("only the first cover loads eagerly", () => {
  const { container } = render(<PostGrid posts={posts} categoryName={name} />)
  const loading = [...container.querySelectorAll("img")].map((image) =>
    image.getAttribute("loading"),
  )
  expect(loading).toEqual(["eager", "lazy", "lazy"])
})

test("the pagination links to every page and marks the current one", () => {
  render(<Pagination list="/blog" page={2} pages={3} />)
  const pages = within(screen.getByRole("navigation", { name: "Pages" }))
  expect(
    pages.getAllByRole("link", { name: /^Page/ }).map((link) => link.getAttribute("href")),
  ).toEqual(["/blog", "/blog/page/2", "/blog/page/3"])
  expect(pages.getByRole("link", { current: "page" })).toHaveTextContent("2")
  expect(pages.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/blog")
  expect(pages.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/blog/page/3")
})

test("a list of one page has no pagination", () => {
  render(<Pagination list="/blog" page={1} pages={1} />)
  expect(screen.queryByRole("navigation")).toBeNull()
})

test("the sidebar has search, categories with counts, recent posts and tags", () => {
  render(<BlogFrame {...sidebar}>Text</BlogFrame>)
  const nav = (title: string) => within(screen.getByRole("navigation", { name: title }))
  expect(nav("Categories").getByRole("link", { name: "Business 3 articles" })).toHaveAttribute(
    "href",
    "/blog/category/business",
  )
  expect(nav("Categories").getByRole("link", { name: "Development 1 article" })).toBeVisible()
  expect(nav("Recent Posts").getAllByRole("link")).toHaveLength(3)
  expect(nav("Tags").getByRole("link", { name: "Brand" })).toHaveAttribute(
    "href",
    "/blog/tag/brand",
  )
})

test("the search box submits to the search page, without JavaScript too", () => {
  render(<BlogFrame {...sidebar}>Text</BlogFrame>)
  const box = screen.getByRole("searchbox", { name: "Search the blog" })
  expect(box).toHaveAttribute("name", "q")
  const form = box.closest("form") as HTMLFormElement
  expect(form).toHaveAttribute("action", "/blog/search")
  expect(form.method).toBe("get")
  // The late loader holds back forms that have not hydrated yet.
  expect(form.noValidate).toBe(true)
})

test("an empty blog has no recent posts and no empty headings", () => {
  render(
    <BlogFrame {...sidebar} recent={[]} categories={[]} tags={[]}>
      Text
    </BlogFrame>,
  )
  expect(screen.queryByRole("navigation")).toBeNull()
  expect(screen.getByRole("searchbox")).toBeVisible()
})

test("the search box contains the current search", () => {
  const hydrate = serverRender(<SearchBox label="Search" />)
  hydrate(<SearchBox label="Search" question="kente" />)
  expect(screen.getByRole("searchbox")).toHaveValue("kente")
})

test("text typed before the address was read stays in the box", () => {
  const hydrate = serverRender(<SearchBox label="Search" />)
  const box: HTMLInputElement = screen.getByRole("searchbox")
  box.value = "twi"
  hydrate(<SearchBox label="Search" question="kente" />)
  expect(screen.getByRole("searchbox")).toHaveValue("twi")
})
