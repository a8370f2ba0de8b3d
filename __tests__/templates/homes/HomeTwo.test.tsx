import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import HomeTwo from "../../../src/templates/homes/HomeTwo"
import { fixture, fixtureList } from "../../support/fixtures"
import { homeOf, listed } from "../../support/homes"

const two = fixture("home-two.json")
const projects = fixtureList("projects.json")
const [first, second, third] = two.steps.items
const page = homeOf(HomeTwo, "homeTwo", two, { allProject: listed(projects) })

test("the hero has the claim, with its source", () => {
  render(page())
  const hero = within(screen.getByRole("region", { name: two.hero.title.join(" ") }))
  expect(hero.getByText(two.experience.title)).toBeVisible()
  expect(hero.getByText(two.experience.text)).toBeVisible()
})

test("the project slider has a button for each project", () => {
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
  expect(step(first.title)).toHaveAttribute("open")
  expect(step(second.title)).not.toHaveAttribute("open")
  await user.click(screen.getByText(third.title, { selector: "h3" }))
  expect(step(third.title)).toHaveAttribute("open")
  const picture = screen.getByRole("img", { name: third.img.alt })
  expect(step(third.title)).toContainElement(picture)
})

test("the steps are numbered in order", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: two.steps.title }))
  expect(band.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    `01 ${first.title}`,
    `02 ${second.title}`,
    `03 ${third.title}`,
  ])
})
