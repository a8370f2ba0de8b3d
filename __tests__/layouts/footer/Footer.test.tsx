import { render, screen, within } from "@testing-library/react"
import { Footer } from "../../../src/layouts/footer/Footer"
import { site } from "../../support/site"

const links = [
  { label: "Home", to: "/" },
  { label: "Projects", to: "/web-design-development" },
]

function show() {
  render(<Footer site={site} links={links} />)
}

test("shows telephone, e-mail and office", () => {
  show()
  const footer = within(screen.getByRole("contentinfo"))
  expect(footer.getByRole("link", { name: "+233 00 000 0001" })).toHaveAttribute(
    "href",
    "tel:+233000000001",
  )
  expect(footer.getByRole("link", { name: "hello@adwene.example" })).toHaveAttribute(
    "href",
    "mailto:hello@adwene.example",
  )
  expect(footer.getByText("Accra, Ghana")).toBeVisible()
})

test("links to the given pages, in order", () => {
  show()
  const nav = within(screen.getByRole("navigation", { name: "Footer" }))
  expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/web-design-development",
  ])
})

test("its copyright line comes from the data, not from the clock", () => {
  show()
  expect(screen.getByText("© 2025 Adwene. All rights reserved.")).toBeVisible()
})

test("links to the terms and the privacy page", () => {
  show()
  expect(screen.getByRole("link", { name: "Terms & Conditions" })).toHaveAttribute("href", "/terms")
  expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy")
})
