import { render, screen } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import brands from "../../data/brands.json"
import six from "../../data/home-six.json"
import three from "../../data/home-three.json"
import voices from "../../data/landing-voices.json"
import team from "../../data/team.json"
import HomeSix from "../../src/templates/HomeSix"
import HomeThree from "../../src/templates/HomeThree"
import { expectNoViolations } from "../support/axe"
import { drawing, sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"
import { toldItems } from "../support/structured"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

type Home = { hero: { title: string[]; img: { alt: string } } }

/** A home page as Gatsby calls it, with what stands in data/. */
function page(Template: unknown, name: string, home: Home): ReactElement {
  const Page = Template as (props: { data: object }) => ReactElement
  return (
    <main>
      <Page data={{ [name]: queried(home), allBrand: { nodes: queried(brands) } }} />
    </main>
  )
}

/** A part of data/ as queries give it: pictures with their files, members and testimonials in the place of their ids. */
function queried(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(queried)
  if (typeof value !== "object" || value === null) return value
  const { src, alt, member, testimonial } = value as Record<string, unknown>
  if (src && alt)
    return String(src).endsWith(".svg") ? drawing(String(alt)) : sharpPicture(String(alt))
  if (typeof member === "string") return { member: queried(team.find(({ id }) => id === member)) }
  if (typeof testimonial === "string") {
    return { testimonial: queried(voices.find(({ id }) => id === testimonial)) }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, queried(inner)]))
}

const pages: [string, Home, ReactElement][] = [
  ["/home-three", three, page(HomeThree, "homeThree", three)],
  ["/home-six", six, page(HomeSix, "homeSix", six)],
]

test.each(pages)("everyone can use %s", async (_, __, element) => {
  render(element)
  await expectNoViolations()
})

test.each(pages)(
  "%s has its headline before any script, and comes alive as it is",
  (_, home, element) => {
    const comeAlive = serverRender(element)
    expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(
      home.hero.title.join(" "),
    )
    comeAlive()
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
  },
)

test.each(pages)("on %s one picture is fetched first, the hero's", (_, home, element) => {
  render(element)
  const first = document.querySelectorAll("img[fetchpriority=high]")
  expect([...first].map((img) => img.getAttribute("alt"))).toEqual([home.hero.img.alt])
})

/** SPEC 2.5, in its order. */
test.each<[string, ReactElement, string[]]>([
  [
    "/home-three",
    page(HomeThree, "homeThree", three),
    [
      three.hero.title.join(" "),
      three.brands.title,
      three.market.title,
      three.channels.title,
      three.film.title,
      three.services.title,
      three.campaigns.title,
      three.team.title,
      three.voices.title,
    ],
  ],
  [
    "/home-six",
    page(HomeSix, "homeSix", six),
    [
      six.hero.title.join(" "),
      six.brands.title,
      six.features.title,
      six.about.title,
      six.services.title,
      six.film.title,
      six.plans.title,
      six.voices.title,
      six.questions.title,
      six.closing.title,
    ],
  ],
])("%s tells its story in order", (_, element, story) => {
  render(element)
  const bands = screen.getAllByRole("region").map((band) => {
    const { id } = document.getElementById(band.getAttribute("aria-labelledby") ?? "") ?? {}
    return id ? document.getElementById(id)?.textContent?.trim().replace(/\s+/g, " ") : null
  })
  expect(bands.filter(Boolean)).toEqual(story)
})

test("search engines are told the start-ups' questions, and each plan with its price by the month", () => {
  render(page(HomeSix, "homeSix", six))
  expect(toldItems()).toMatchObject([
    { "@type": "FAQPage", mainEntity: six.questions.items.map(({ title }) => ({ name: title })) },
    {
      "@type": "OfferCatalog",
      itemListElement: six.plans.items.map(({ title, price }) => ({
        name: title,
        priceSpecification: { price, priceCurrency: "USD", description: six.plans.unit },
      })),
    },
  ])
})

test("without questions and plans search engines are told of none", () => {
  const none = { plans: { ...six.plans, items: [] }, questions: { ...six.questions, items: [] } }
  render(page(HomeSix, "homeSix", { ...six, ...none }))
  expect(toldItems()).toEqual([])
})
