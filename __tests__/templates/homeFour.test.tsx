import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import four from "../../data/home-four.json"
import voices from "../../data/landing-voices.json"
import HomeFour from "../../src/templates/HomeFour"
import { expectNoViolations } from "../support/axe"
import { sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const posts = ["The last screen", "A page should open"].map((title, index) => ({
  id: title,
  slug: `post-${index}`,
  title,
  date: "2025-11-19",
  author: "Selorm Agbeko",
  category: "technology",
  excerpt: "A sentence or two.",
  img: sharpPicture(),
}))

/** What stands in data/, with what its ids stand for. */
const homeFour = {
  ...four,
  hero: { ...four.hero, img: sharpPicture(four.hero.img.alt) },
  voices: {
    ...four.voices,
    items: four.voices.items.map(({ testimonial }) => ({
      testimonial: voices.find(({ id }) => id === testimonial),
    })),
  },
}

function page(data: object, nodes: object[] = posts) {
  const Page = HomeFour as unknown as (props: { data: object }) => JSX.Element
  return (
    <main>
      <Page data={{ homeFour: data, allBlogPost: { nodes } }} />
    </main>
  )
}

const empty = {
  ...homeFour,
  hero: { ...homeFour.hero, bands: { label: "Words", rooms: [], materials: [] } },
  features: { ...four.features, items: [] },
  about: { ...four.about, text: [], items: [] },
  services: { ...four.services, items: [] },
  projects: { ...four.projects, items: [] },
  voices: { ...four.voices, items: [] },
}

test.each([
  ["with content", page(homeFour)],
  ["while every list is empty", page(empty, [])],
])("everyone can use the interior studio's page %s", async (_, element) => {
  render(element)
  await expectNoViolations()
})

test("it has its headline before any script, and comes alive as it is", () => {
  const comeAlive = serverRender(page(homeFour))
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(
    "Rooms with a point of view",
  )
  comeAlive()
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
})

test("its bands stand in the order in which they are told", () => {
  render(page(homeFour))
  expect(
    screen.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby")),
  ).toEqual([
    "hero-title",
    "film-title",
    "features-title",
    "about-title",
    "carousel-title",
    "grid-title",
    "voices-title",
    "latest-title",
  ])
})

test("one picture is fetched first, the hero's", () => {
  render(page(homeFour))
  const first = document.querySelectorAll("img[fetchpriority=high]")
  expect([...first].map((img) => img.getAttribute("alt"))).toEqual([four.hero.img.alt])
})

test("every testimonial that it names is there", () => {
  render(page(homeFour))
  const band = within(screen.getByRole("region", { name: four.voices.title }))
  expect(band.getAllByRole("figure")).toHaveLength(four.voices.items.length)
})

test("the two newest articles lead to themselves", () => {
  render(page(homeFour))
  const band = within(screen.getByRole("region", { name: four.posts.title }))
  expect(band.getByRole("link", { name: "The last screen" })).toHaveAttribute(
    "href",
    "/blog/post-0",
  )
  expect(band.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/blog")
})
