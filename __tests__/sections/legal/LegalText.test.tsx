import { render, screen, within } from "@testing-library/react"
import { LegalText } from "../../../src/sections/legal/LegalText"
import { site } from "../../support/site"

const text = {
  updated: "2025-11-03",
  intro: "The short version.",
  sections: [
    { id: "who", title: "Who we are", text: ["An agency.", "In Accra."], points: [], links: [] },
    {
      id: "use",
      title: "Using this site",
      text: ["Please:"],
      points: ["Break nothing.", "Copy nothing."],
      links: [
        { label: "Prices", to: "/pricing" },
        { label: "Later", to: "" },
      ],
    },
  ],
}

test("the table of contents links to every section, and to the contact", () => {
  render(<LegalText page={text} details={site} ground="night" />)
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
    "link",
  )
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#who", "#use", "#contact"])
  for (const link of links) {
    const section = document.getElementById(String(link.getAttribute("href")).slice(1))
    expect(section).toHaveAccessibleName(String(link.textContent))
  }
})

test("shows when it was last changed", () => {
  render(<LegalText page={text} details={site} ground="night" />)
  expect(screen.getByText("3 November 2025")).toHaveAttribute("datetime", "2025-11-03")
})

test("a section has paragraphs, points and links, but none to a page that doesn't exist yet", () => {
  render(<LegalText page={text} details={site} ground="night" />)
  const section = within(screen.getByRole("region", { name: "Using this site" }))
  expect(section.getAllByRole("listitem")).toHaveLength(2)
  expect(section.getByRole("link", { name: "Prices" })).toHaveAttribute("href", "/pricing")
  expect(section.queryByText("Later")).not.toBeInTheDocument()
})

test("ends with the agency's address", () => {
  render(<LegalText page={text} details={site} ground="night" />)
  const ask = within(screen.getByRole("region", { name: "Whom to ask" }))
  expect(ask.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  )
})
