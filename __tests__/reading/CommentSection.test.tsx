import { render, screen, within } from "@testing-library/react"
import { CommentSection } from "../../src/reading/CommentSection"
import { sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"

const img = sharpPicture("A portrait.")
const comments = [
  { id: "a b", author: "Afi", date: "2025-11-05", comment: "Good.", img },
  { id: "c", author: "Naa", date: "2025-11-06", comment: "Indeed.", img, replyTo: "a b" },
]
const texts = {
  comments: "comments",
  withoutComments: "None.",
  moreComments: "more comments",
  form: { title: "Leave a comment", text: "Kept to ourselves." },
}
const section = (hash = "") => (
  <main>
    <h1>Article</h1>
    <CommentSection
      texts={texts}
      comments={comments}
      path="/single-blog"
      hash={hash}
      email="hello@adwene.example"
    />
  </main>
)
const form = () => within(screen.getByRole("region", { name: "Leave a comment" }))

test("a reply link leads to the form, with its comment in the address", () => {
  render(section())
  expect(screen.getByRole("link", { name: "Reply to Afi" })).toHaveAttribute(
    "href",
    "/single-blog#reply-a%20b",
  )
  const target = document.getElementById("reply-a b")
  expect(screen.getByRole("region", { name: "Leave a comment" })).toContainElement(target)
})

test("the form names the comment's author, and links back to the comment", () => {
  render(section("#reply-a%20b"))
  const note = form().getByText(/You reply to/)
  expect(note).toHaveTextContent("You reply to Afi.")
  expect(note).toHaveFocus()
  expect(form().getByRole("link", { name: "Back to that comment" })).toHaveAttribute(
    "href",
    "#comment-a%20b",
  )
})

test.each(["", "#", "#reply-", "#reply-gone", "#reply-<b>", "#comment-c"])(
  "with the address %j the form is for the article itself",
  (hash) => {
    render(section(hash))
    expect(form().getByText("Kept to ourselves.")).toBeVisible()
    expect(screen.queryByText(/You reply to/)).toBeNull()
  },
)

test("the built page has no address, and hydrates with one without a mismatch", () => {
  const hydrate = serverRender(section())
  expect(form().getByText("Kept to ourselves.")).toBeVisible()
  hydrate(section("#reply-c"))
  expect(form().getByText(/You reply to/)).toHaveTextContent("You reply to Naa.")
})

test("a comment without a picture shows its author's initial", () => {
  const plain = { id: "d", author: "Ɛsi", date: "2025-11-07", comment: "Well said." }
  render(
    <main>
      <h1>Article</h1>
      <CommentSection
        texts={texts}
        comments={[plain]}
        path="/single-blog"
        hash=""
        email="hello@adwene.example"
      />
    </main>,
  )
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
  expect(screen.getByText("Ɛ")).toBeVisible()
})
