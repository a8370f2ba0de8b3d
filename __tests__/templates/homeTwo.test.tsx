import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useStaticQuery } from "gatsby"
import two from "../../data/home-two.json"
import projects from "../../data/projects.json"
import HomeTwo from "../../src/templates/HomeTwo"
import { expectNoViolations } from "../support/axe"
import { sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const homeTwo = {
  ...two,
  hero: { ...two.hero, img: sharpPicture(two.hero.img.alt) },
  steps: {
    ...two.steps,
    items: two.steps.items.map((step) => ({ ...step, img: sharpPicture(step.img.alt) })),
  },
}

const nodes = projects.map((project) => ({ ...project, img: sharpPicture(project.img.alt) }))

function page(data: object = homeTwo, allProject = nodes) {
  const Page = HomeTwo as unknown as (props: { data: object }) => JSX.Element
  return (
    <main>
      <Page data={{ homeTwo: data, allProject: { nodes: allProject } }} />
    </main>
  )
}

const empty = {
  ...homeTwo,
  services: { ...two.services, items: [] },
  steps: { ...two.steps, items: [] },
}

test.each([
  ["with content", page()],
  ["while every list is empty", page(empty, [])],
])("everyone can use the digital agency's page %s", async (_, element) => {
  render(element)
  await expectNoViolations()
})

test("it has its headline before any script, and comes alive as it is", () => {
  const comeAlive = serverRender(page())
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("Ideas that move brands")
  comeAlive()
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
})

test("its bands stand in the order in which they are told", () => {
  render(page())
  expect(
    screen.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby")),
  ).toEqual(["hero-title", "service-tiles-title", "projects-title", "steps-title", "closing-title"])
})

test("one picture is fetched first, the hero's", () => {
  render(page())
  const first = document.querySelectorAll("img[fetchpriority=high]")
  expect([...first].map((img) => img.getAttribute("alt"))).toEqual([two.hero.img.alt])
})

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
