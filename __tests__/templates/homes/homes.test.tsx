import { render, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import type { AnyObject } from "yup"
import HomeFive from "../../../src/templates/homes/HomeFive"
import HomeFour from "../../../src/templates/homes/HomeFour"
import HomeSeven from "../../../src/templates/homes/HomeSeven"
import HomeSix from "../../../src/templates/homes/HomeSix"
import HomeThree from "../../../src/templates/homes/HomeThree"
import HomeTwo from "../../../src/templates/homes/HomeTwo"
import { expectNoViolations } from "../../support/axe"
import { fixture, fixtureList, titlesOf } from "../../support/fixtures"
import { articles, emptied, homeOf, listed } from "../../support/homes"
import { serverRender } from "../../support/serverRender"
import { site } from "../../support/site"
import { toldItems } from "../../support/structured"

const two = fixture("home-two.json")
const three = fixture("home-three.json")
const four = fixture("home-four.json")
const five = fixture("home-five.json")
const six = fixture("home-six.json")
const seven = fixture("home-seven.json")
const none = { nodes: [] }
const queried = {
  allBrand: listed(fixtureList("brands.json")),
  allProject: listed(fixtureList("projects.json")),
  allPost: { nodes: articles },
  siteInfo: site,
}
const homes: [string, unknown, string, AnyObject][] = [
  ["/home-two", HomeTwo, "homeTwo", two],
  ["/home-three", HomeThree, "homeThree", three],
  ["/home-four", HomeFour, "homeFour", four],
  ["/home-five", HomeFive, "homeFive", five],
  ["/home-six", HomeSix, "homeSix", six],
  ["/home-seven", HomeSeven, "homeSeven", seven],
]
const pages = homes.map(([path, Template, name, home]): [string, ReactElement, AnyObject] => [
  path,
  homeOf(Template, name, home)({}, queried),
  home,
])

test.each(homes)(
  "%s has no axe violations while every list is empty",
  async (_, Template, name, home) => {
    const others = { ...queried, allBrand: none, allProject: none, allPost: none }
    render(homeOf(Template, name, home)(emptied(home), others))
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible()
    expect(document.querySelectorAll("ul:empty, ol:empty, dl:empty")).toHaveLength(0)
    expect(screen.queryByRole("button", { name: "Next slide" })).not.toBeInTheDocument()
    await expectNoViolations()
  },
)

test.each(pages)(
  "%s has its headline before hydration, and hydrates without a mismatch",
  (_, page, home) => {
    const hydrate = serverRender(page)
    expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(
      home.hero.title.join(" "),
    )
    hydrate()
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
  },
)

test.each(pages)("%s has one high-priority picture, the hero's", (_, page, home) => {
  render(page)
  const first = document.querySelectorAll("img[fetchpriority=high]")
  expect([...first].map((img) => img.getAttribute("alt"))).toEqual([home.hero.img.alt])
})

/** Sections of the home pages, in order (docs/specification.md#home-pages). */
const stories: Record<string, string[]> = {
  "/home-two": [
    two.hero.title.join(" "),
    two.services.title,
    two.projects.title,
    two.steps.title,
    two.closing.title,
  ],
  "/home-three": [
    three.hero.title.join(" "),
    three.brands.title,
    three.market.title,
    three.channels.title,
    three.film.title,
    three.services.title,
    three.campaigns.title,
    three.team.title,
    three.testimonials.title,
  ],
  "/home-four": [
    four.hero.title.join(" "),
    four.film.title,
    four.features.title,
    four.about.title,
    four.services.title,
    four.projects.title,
    four.testimonials.title,
    four.posts.title,
  ],
  "/home-five": [
    five.hero.title.join(" "),
    five.figures.title,
    five.words.title,
    five.links.title,
    five.services.title,
    five.steps.title,
    five.team.title,
    five.questions.title,
    five.contact.title,
  ],
  "/home-six": [
    six.hero.title.join(" "),
    six.brands.title,
    six.features.title,
    six.about.title,
    six.services.title,
    six.film.title,
    six.plans.title,
    six.testimonials.title,
    six.questions.title,
    six.closing.title,
  ],
  "/home-seven": [
    seven.hero.title.join(" "),
    seven.film.title,
    seven.features.title,
    seven.about.title,
    seven.figures.title,
    seven.services.title,
    seven.projects.title,
    seven.questions.title,
    seven.testimonials.title,
    seven.closing.title,
  ],
}

test.each(pages)("%s shows its sections in order", (path, page) => {
  render(page)
  const bands = screen.getAllByRole("region").map((band) => {
    const { id } = document.getElementById(band.getAttribute("aria-labelledby") ?? "") ?? {}
    return id ? document.getElementById(id)?.textContent?.trim().replace(/\s+/g, " ") : null
  })
  expect(bands.filter(Boolean)).toEqual(stories[path])
})

test("structured data contains the start-up page's questions, and each plan with its monthly price", () => {
  render(homeOf(HomeSix, "homeSix", six, queried)())
  expect(toldItems()).toMatchObject([
    { "@type": "FAQPage", mainEntity: titlesOf(six.questions.items).map((name) => ({ name })) },
    {
      "@type": "OfferCatalog",
      itemListElement: six.plans.items.map(
        ({ title, price }: { title: string; price: number }) => ({
          name: title,
          priceSpecification: { price, priceCurrency: "USD", description: six.plans.unit },
        }),
      ),
    },
  ])
})

test("without questions and plans there is no structured data", () => {
  const bands = { plans: { ...six.plans, items: [] }, questions: { ...six.questions, items: [] } }
  render(homeOf(HomeSix, "homeSix", six, queried)(bands))
  expect(toldItems()).toEqual([])
})
