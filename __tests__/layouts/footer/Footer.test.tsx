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

test("it says how to reach the agency: telephone, e-mail, office", () => {
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

test("it leads on to the pages it is given, in their order", () => {
  show()
  const nav = within(screen.getByRole("navigation", { name: "Footer" }))
  expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/web-design-development",
  ])
})

test("its copyright line is the one of the data, not the clock's", () => {
  show()
  expect(screen.getByText("© 2025 Adwene. All rights reserved.")).toBeVisible()
})

test("beside it stand the terms and what happens to a visitor's data", () => {
  show()
  expect(screen.getByRole("link", { name: "Terms & Conditions" })).toHaveAttribute("href", "/terms")
  expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy")
})
