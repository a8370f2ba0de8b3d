import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { Link } from "../../../src/components/action/Link"

afterEach(() => {
  delete window.___loader
  delete navigator.connection
})

test("an internal link navigates without loading a document", async () => {
  const user = userEvent.setup()
  render(<Link to="/faq">Questions</Link>)
  await user.click(screen.getByRole("link", { name: "Questions" }))
  expect(navigate).toHaveBeenCalledWith("/faq")
})

test("an internal link to a new tab doesn't navigate this one", async () => {
  render(
    <Link to="/terms" target="_blank">
      Terms
    </Link>,
  )
  await userEvent.click(screen.getByRole("link", { name: "Terms" }))
  expect(navigate).not.toHaveBeenCalled()
})

test.each([
  ["focus", () => userEvent.tab()],
  ["touch", () => fireEvent.touchStart(screen.getByRole("link"))],
])("%s prefetches a page, unless the visitor saves data", async (_, act) => {
  const hovering = jest.fn()
  window.___loader = { hovering, loadPageSync: () => undefined, loadPage: jest.fn() }
  const { unmount } = render(<Link to="/faq">Questions</Link>)
  expect(hovering).not.toHaveBeenCalled()
  await act()
  expect(hovering.mock.calls).toEqual([["/faq"]])
  unmount()
  navigator.connection = { saveData: true }
  render(<Link to="/faq">Questions</Link>)
  await act()
  expect(hovering).toHaveBeenCalledTimes(1)
})

test("focus does no harm before hydration", async () => {
  const user = userEvent.setup()
  render(<Link to="/faq">Questions</Link>)
  await user.tab()
  expect(screen.getByRole("link")).toHaveFocus()
})

test.each(["https://www.instagram.com/", "http://example.com/"])(
  "a link to another site, %s, sends no referrer and gives no access to this window",
  (to) => {
    render(<Link to={to}>Elsewhere</Link>)
    const link = screen.getByRole("link")
    expect(link).toHaveAttribute("href", to)
    expect(link).toHaveAttribute("rel", "noopener noreferrer")
  },
)

test.each(["mailto:hello@adwene.example", "tel:+233000000001"])("%s is left as it is", (to) => {
  render(<Link to={to}>Reach us</Link>)
  expect(screen.getByRole("link")).toHaveAttribute("href", to)
  expect(screen.getByRole("link")).not.toHaveAttribute("rel")
})

test("passes attributes to the link", () => {
  render(
    <Link to="/faq" aria-current="page">
      Questions
    </Link>,
  )
  expect(screen.getByRole("link", { current: "page" })).toBeVisible()
})
