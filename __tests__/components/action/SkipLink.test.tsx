import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SkipLink } from "../../../src/components/action/SkipLink"

function show() {
  render(
    <>
      <SkipLink />
      <a href="/faq">Questions</a>
      <main id="content" tabIndex={-1}>
        <h1>Ideas</h1>
      </main>
    </>,
  )
}

test("is the first Tab stop and leads to the page's content", async () => {
  const user = userEvent.setup()
  show()
  await user.tab()
  const link = screen.getByRole("link", { name: "Skip to content" })
  expect(link).toHaveFocus()
  expect(document.querySelector(link.getAttribute("href") ?? "")).toBe(screen.getByRole("main"))
})
