import { render, screen } from "@testing-library/react"
import { CallToAction } from "../../../src/sections/closing/CallToAction"
import { ContactBlock } from "../../../src/sections/closing/ContactBlock"
import { site } from "../../support/site"

const closing = {
  title: "Have a thread?",
  text: "Tell us.",
  action: { label: "Talk to us", to: "/contact-us" as string | null },
}
const headings = {
  title: "Or reach us directly",
  phone: "Call us",
  email: "Write to us",
  address: "Visit us",
}

test("three boxes say how to call, write and visit", () => {
  render(<ContactBlock headings={headings} details={site} />)
  expect(
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(["Call us", "Write to us", "Visit us"])
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+233000000001",
    "tel:+233000000002",
    "mailto:hello@adwene.example",
  ])
  expect(screen.getByText("Accra, Ghana")).toBeVisible()
})

test("the page ends with a call to action", () => {
  render(<CallToAction closing={closing} />)
  expect(screen.getByRole("link", { name: "Talk to us" })).toHaveAttribute("href", "/contact-us")
})

test.each([null, ""])("the call to action is left out without a link (%j)", (to) => {
  render(<CallToAction closing={{ ...closing, action: { label: "Talk to us", to } }} />)
  expect(screen.getByRole("heading", { name: "Have a thread?" })).toBeVisible()
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})
