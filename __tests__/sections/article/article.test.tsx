import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ArticleBody } from "../../../src/sections/article/ArticleBody"
import { ArticleHeader } from "../../../src/sections/article/ArticleHeader"
import { Comments } from "../../../src/sections/article/Comments"
import { LikeButton } from "../../../src/sections/article/LikeButton"
import { PreviousNextLinks } from "../../../src/sections/article/PreviousNextLinks"
import { sharpPicture } from "../../support/pictures"

const img = sharpPicture("A stopwatch.")
const content = [
  { text: "We [wrote](/contact-us) to [them](https://example.com/)." },
  { heading: "Two rules" },
  { list: ["Be quick.", "Be [kind](/team)."] },
  { quote: "Cloth remembers." },
  { figure: { img: sharpPicture("A loom."), caption: "[Kente Lane](/portfolio-one)’s loom." } },
]
const comments = [
  { id: "a", author: "Afi", date: "2025-11-05", comment: "Good.", img },
  { id: "b", author: "Naa", date: "2025-11-06", comment: "Indeed.", img, replyTo: "a" },
]
const likes = <LikeButton likes={175} note="Kept here only." storageKey="liked" />
const replyPath = (id: string) => `/single-blog#reply-${id}`
const texts = { title: "comments", empty: "None.", more: "more comments" }

beforeEach(() => localStorage.clear())

const header = {
  title: "Speed",
  parents: [{ title: "Notes", path: "/notes" }],
  date: "2025-11-04",
  modified: null,
  author: "Ama Serwaa",
  designation: "Writer",
  authorPage: null,
  category: { slug: "business", name: "Business" },
  minutes: 4,
  img,
}

test("an article shows its parent page, its date and its reading time", () => {
  render(<ArticleHeader {...header} />)
  expect(screen.getByRole("link", { name: "Notes" })).toHaveAttribute("href", "/notes")
  expect(screen.getByText("4 minutes")).toBeVisible()
  expect(screen.getByText("4 November 2025")).toBeVisible()
  expect(screen.queryByText("Changed")).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "Ama Serwaa" })).not.toBeInTheDocument()
})

test("a changed article shows when it changed, and its author links to the author's page", () => {
  render(<ArticleHeader {...header} modified="2025-12-01" authorPage="/single-team" />)
  expect(screen.getByText("Changed")).toBeVisible()
  expect(screen.getByText("1 December 2025")).toBeVisible()
  expect(screen.getByRole("link", { name: "Ama Serwaa" })).toHaveAttribute("href", "/single-team")
})

test("the blocks of an article become a paragraph, a heading, a list, a quotation and a picture with its caption", () => {
  render(<ArticleBody content={content} />)
  expect(screen.getByRole("link", { name: "wrote" })).toHaveAttribute("href", "/contact-us")
  expect(screen.getByRole("link", { name: "them" })).toHaveAttribute("rel", "noopener noreferrer")
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Two rules")
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
  expect(screen.getByRole("blockquote")).toHaveTextContent("Cloth remembers.")
  const figure = within(screen.getByRole("figure"))
  expect(figure.getByRole("img", { name: "A loom." })).toBeVisible()
  expect(figure.getByRole("link", { name: "Kente Lane" })).toHaveAttribute("href", "/portfolio-one")
})

test("markup in a text is shown as text", () => {
  render(<ArticleBody content={[{ text: "<img src=x onerror=alert(1)>" }]} />)
  expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeVisible()
  expect(screen.queryByRole("img")).toBeNull()
})

test("a reply is nested in its comment, and its reply link names its author", () => {
  render(<Comments {...texts} comments={comments} replyPath={replyPath} />)
  expect(screen.getByRole("heading", { level: 2 })).toHaveAccessibleName("2 comments")
  const [outer] = screen.getAllByRole("listitem")
  expect(within(outer as HTMLElement).getByText("Indeed.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Reply to Naa" })).toHaveAttribute(
    "href",
    "/single-blog#reply-b",
  )
})

test("of a long discussion three comments are shown with their replies, the rest when it is opened", async () => {
  const comment = (id: string) => ({ id, author: id, date: "2025-11-07", comment: id, img })
  const more = [...["c", "d", "e"].map(comment), { ...comment("f"), replyTo: "e" }]
  render(<Comments {...texts} comments={[...comments, ...more]} replyPath={replyPath} />)
  expect(screen.getByText("d", { selector: "p" })).toBeVisible()
  expect(screen.getByText("e", { selector: "p" })).not.toBeVisible()
  await userEvent.click(screen.getByText("2 more comments"))
  expect(screen.getByText("e", { selector: "p" })).toBeVisible()
  expect(screen.getByText("f", { selector: "p" })).toBeVisible()
})

test("without comments the page says so", () => {
  render(<Comments {...texts} comments={[]} replyPath={replyPath} />)
  expect(screen.getByText("None.")).toBeVisible()
})

test("a like counts once, is announced, and is remembered", async () => {
  const { unmount } = render(likes)
  expect(screen.getByText("175 likes")).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Like this article" }))
  expect(screen.getByText("176 likes")).toBeVisible()
  expect(screen.getByRole("status")).toHaveTextContent("Thank you. 176 likes.")
  await userEvent.click(screen.getByRole("button", { name: "You like this" }))
  expect(screen.getByText("176 likes")).toBeVisible()
  unmount()
  render(likes)
  expect(screen.getByText("176 likes")).toBeVisible()
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("a like counts where storage fails", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError")
  })
  render(likes)
  await userEvent.click(screen.getByRole("button", { name: "Like this article" }))
  expect(screen.getByText("176 likes")).toBeVisible()
})

test("the newest article links only to the previous one", () => {
  render(<PreviousNextLinks previous={{ path: "/blog/type", title: "Type" }} next={null} />)
  expect(screen.getByRole("link", { name: "Previous Type" })).toHaveAttribute("href", "/blog/type")
  expect(screen.queryByRole("link", { name: /Next/ })).toBeNull()
})

test("a single article has no links to others", () => {
  render(<PreviousNextLinks previous={null} next={null} />)
  expect(screen.queryByRole("navigation")).toBeNull()
})
