import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import seven from "../../data/home-seven.json"
import voices from "../../data/landing-voices.json"
import projects from "../../data/projects.json"
import HomeSeven from "../../src/templates/HomeSeven"
import { expectNoViolations } from "../support/axe"
import { drawing, sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"
import { toldItems } from "../support/structured"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

/** What stands in data/, with what its ids stand for. */
const homeSeven = {
  ...seven,
  hero: { ...seven.hero, img: sharpPicture(seven.hero.img.alt) },
  film: {
    ...seven.film,
    video: { ...seven.film.video, img: sharpPicture(seven.film.video.img.alt) },
  },
  features: {
    ...seven.features,
    items: seven.features.items.map((item) => ({ ...item, img: drawing(item.img.alt) })),
  },
  about: { ...seven.about, img: sharpPicture(seven.about.img.alt) },
  voices: {
    ...seven.voices,
    items: seven.voices.items.map(({ testimonial }) => ({
      testimonial: voices.find(({ id }) => id === testimonial),
    })),
  },
}

const nodes = projects.map((project) => ({ ...project, img: sharpPicture(project.img.alt) }))

function page(data: object = homeSeven, allProject = nodes) {
  const Page = HomeSeven as unknown as (props: { data: object }) => JSX.Element
  return (
    <main>
      <Page data={{ homeSeven: data, allProject: { nodes: allProject } }} />
    </main>
  )
}

const empty = {
  ...homeSeven,
  chart: { ...seven.chart, bars: [] },
  features: { ...seven.features, items: [] },
  about: { ...homeSeven.about, text: [] },
  services: { ...seven.services, items: [] },
  questions: { ...seven.questions, items: [] },
  voices: { ...seven.voices, items: [] },
}

test.each([
  ["with content", page()],
  ["while every list is empty", page(empty, [])],
])("everyone can use the marketing page %s", async (_, element) => {
  render(element)
  await expectNoViolations()
})

test("it has its headline before any script, and comes alive as it is", () => {
  const comeAlive = serverRender(page())
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(
    "Marketing you can measure",
  )
  comeAlive()
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
})

test("its bands stand in the order in which they are told", () => {
  render(page())
  expect(
    screen.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby")),
  ).toEqual([
    "hero-title",
    "film-title",
    "features-title",
    "about-title",
    "figures-title",
    "service-rows-title",
    "projects-title",
    "questions-title",
    "voices-title",
    "closing-title",
  ])
})

test("one picture is fetched first, the hero's", () => {
  render(page())
  const first = document.querySelectorAll("img[fetchpriority=high]")
  expect([...first].map((img) => img.getAttribute("alt"))).toEqual([seven.hero.img.alt])
})

test("every testimonial that it names is there", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: seven.voices.title }))
  expect(band.getAllByRole("figure")).toHaveLength(4)
})

test("the opening's bars can be heard, each with its name and value", () => {
  render(page())
  const chart = within(screen.getByText(seven.chart.figure).closest("figure") as HTMLElement)
  expect(chart.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
    seven.chart.bars.map(({ name }) => `Advertisement ${name}`),
  )
  expect(chart.getAllByRole("definition").map(({ textContent }) => Number(textContent))).toEqual(
    seven.chart.bars.map(({ value }) => value),
  )
})

test("the highest bar fills its warp, the others their part of it", () => {
  render(page({ ...homeSeven, chart: { ...seven.chart, bars: [4, 8, 0].map(bar) } }))
  const parts = screen
    .getAllByRole("definition")
    .slice(0, 3)
    .map((value) => value.style.getPropertyValue("--part"))
  expect(parts).toEqual(["0.5", "1", "0"])
})

const bar = (value: number, index: number) => ({ name: `${index}`, value })

test("every project has its entry, and those with a page lead to it", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: seven.projects.title }))
  expect(band.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    projects.map(({ title }) => title),
  )
  expect(band.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    projects.flatMap(({ link }) => link ?? []),
  )
})

test("search engines are told the questions that the page shows, and of none when there are none", () => {
  const { unmount } = render(page(homeSeven))
  expect(toldItems()).toMatchObject([
    { "@type": "FAQPage", mainEntity: seven.questions.items.map(({ title }) => ({ name: title })) },
  ])
  unmount()
  render(page(empty))
  expect(toldItems()).toEqual([])
})
