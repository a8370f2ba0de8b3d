import { render, screen, within } from "@testing-library/react"
import HomeSeven from "../../../src/templates/homes/HomeSeven"
import { fixture, fixtureList, titlesOf } from "../../support/fixtures"
import { homeOf, listed } from "../../support/homes"
import { toldItems } from "../../support/structured"

const seven = fixture("home-seven.json")
const [linked, ...others] = fixtureList("projects.json")
const projects = [{ ...linked, link: "/web-design-development" }, ...others.map(withoutPage)]

function withoutPage(project: object) {
  return { ...project, link: null }
}

const page = homeOf(HomeSeven, "homeSeven", seven, { allProject: listed(projects) })

test("shows every testimonial that its file names", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: seven.testimonials.title }))
  expect(band.getAllByRole("figure")).toHaveLength(seven.testimonials.items.length)
})

test("the chart's bars are announced, each with its name and value", () => {
  const bars = [4, 8, 0].map(bar)
  render(page({ chart: { ...seven.chart, bars } }))
  const chart = within(screen.getByText(seven.chart.figure).closest("figure") as HTMLElement)
  expect(chart.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
    bars.map(({ name }) => `${seven.chart.unit} ${name}`),
  )
  expect(chart.getAllByRole("definition").map(({ textContent }) => Number(textContent))).toEqual(
    bars.map(({ value }) => value),
  )
})

test("the highest bar is full height, the others in proportion", () => {
  render(page({ chart: { ...seven.chart, bars: [4, 8, 0].map(bar) } }))
  const parts = screen
    .getAllByRole("definition")
    .slice(0, 3)
    .map((value) => value.style.getPropertyValue("--part"))
  expect(parts).toEqual(["0.5", "1", "0"])
})

const bar = (value: number, index: number) => ({ name: `${index}`, value })

test("every project has an entry, and those with a page link to it", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: seven.projects.title }))
  expect(band.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    titlesOf(projects),
  )
  expect(band.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    seven.projects.action.to,
    "/web-design-development",
  ])
})

test("structured data contains the questions on the page, and is left out without any", () => {
  const { unmount } = render(page())
  expect(toldItems()).toMatchObject([
    { "@type": "FAQPage", mainEntity: titlesOf(seven.questions.items).map((name) => ({ name })) },
  ])
  unmount()
  render(page({ questions: { ...seven.questions, items: [] } }))
  expect(toldItems()).toEqual([])
})
