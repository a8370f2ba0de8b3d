import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import two from "../../data/home-two.json"
import projects from "../../data/projects.json"
import HomeTwo from "../../src/templates/HomeTwo"
import { homeOf, listed } from "../support/homes"

const page = homeOf(HomeTwo, "homeTwo", two, { allProject: listed(projects) })

test("the claim stands in the opening, with what it rests on", () => {
  render(page())
  const hero = within(screen.getByRole("region", { name: "Ideas that move brands" }))
  expect(hero.getByText("12 years of experience")).toBeVisible()
  expect(hero.getByText(two.experience.text)).toBeVisible()
})

test("the strip of projects has a button for each", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: two.projects.title }))
  for (const { title } of projects) {
    expect(band.getByText(`Show ${title}`)).toBeInTheDocument()
  }
})

const step = (name: string) => screen.getByText(name, { selector: "h3" }).closest("details")

test("the first of the three steps is open, and another one opens with its picture", async () => {
  const user = userEvent.setup()
  render(page())
  expect(step("Project idea")).toHaveAttribute("open")
  expect(step("Brainstorming")).not.toHaveAttribute("open")
  await user.click(screen.getByText("Launch", { selector: "h3" }))
  expect(step("Launch")).toHaveAttribute("open")
  const picture = screen.getByRole("img", { name: /kite/ })
  expect(step("Launch")).toContainElement(picture)
})

test("the steps are numbered as they are taken", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: two.steps.title }))
  expect(band.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "01 Project idea",
    "02 Brainstorming",
    "03 Launch",
  ])
})
