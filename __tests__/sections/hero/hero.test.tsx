import { render, screen, within } from "@testing-library/react"
import { Hero } from "../../../src/sections/hero/Hero"
import { TitleBar } from "../../../src/sections/hero/TitleBar"
import { sharpPicture } from "../../support/pictures"

const hero = {
  eyebrow: "Accra, since 2023.",
  title: ["Every brand", "starts as a", "single thread."],
  text: "We pull it through strategy, design and code.",
  action: { label: "Start your project", to: "/contact-us" as string | null },
  img: sharpPicture("Ribbons in gold."),
  video: {
    label: "Watch our film",
    title: "How an idea becomes a cloth",
    url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    img: sharpPicture("A strip of film."),
  },
}

test("the hero's lines are one heading, read as one sentence", () => {
  render(<Hero hero={hero} />)
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(
    "Every brand starts as a single thread.",
  )
})

test("the hero's picture loads eagerly", () => {
  render(<Hero hero={hero} />)
  expect(screen.getByRole("img", { name: "Ribbons in gold." })).toHaveAttribute("loading", "eager")
})

test("the hero has one call to action and a film", () => {
  render(<Hero hero={hero} />)
  expect(screen.getByRole("link", { name: "Start your project" })).toHaveAttribute(
    "href",
    "/contact-us",
  )
  expect(screen.getByRole("button", { name: "Watch our film" })).toBeVisible()
})

test.each([null, ""])("a button without a link (%j) is left out of the hero", (to) => {
  render(<Hero hero={{ ...hero, action: { label: "Start your project", to } }} />)
  expect(screen.queryByText("Start your project")).not.toBeInTheDocument()
})

test("the title bar has the page's heading and breadcrumbs: Home, then the title", () => {
  render(<TitleBar title="Web Design & Development" />)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Web Design & Development")
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
  expect(crumbs.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Web Design & Development",
  ])
  expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/")
  expect(crumbs.getByText("Web Design & Development")).toHaveAttribute("aria-current", "page")
})

test("a long title has a shorter name in the breadcrumbs", () => {
  render(<TitleBar title="Frequently asked questions" crumb="FAQ" />)
  expect(screen.getByText("FAQ")).toHaveAttribute("aria-current", "page")
})
