import { render } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import home from "../../../data/home.json"
import homeFive from "../../../data/home-five.json"
import homeFour from "../../../data/home-four.json"
import homeSeven from "../../../data/home-seven.json"
import homeSix from "../../../data/home-six.json"
import { Counter } from "../../../src/components/text/Counter"
import Home from "../../../src/templates/Home"
import HomeFive from "../../../src/templates/HomeFive"
import HomeFour from "../../../src/templates/HomeFour"
import HomeSeven from "../../../src/templates/HomeSeven"
import HomeSix from "../../../src/templates/HomeSix"
import { sharpPicture } from "../../support/pictures"
import { site } from "../../support/site"

// How long it then counts is its own test's.
jest.mock("../../../src/components/text/Counter", () => ({ Counter: jest.fn() }))

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
  jest.mocked(Counter).mockReturnValue(<div />)
})

/** What stands in data/ as queries give it: every picture with its file; what is only named by its id is left out. */
function queried(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isName(item)).map(queried)
  if (typeof value !== "object" || value === null) return value
  if ("src" in value && "alt" in value) return sharpPicture(String(value.alt))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, queried(inner)]))
}

const isName = (item: object) => Object.keys(item).some((key) => /^(member|testimonial)$/.test(key))

/** A home page without what it gathers from other files. */
function page(template: unknown, data: object): ReactElement {
  const Page = template as (props: { data: object }) => ReactElement
  const nothing = { nodes: [] }
  const lists = {
    allPost: nothing,
    allBrand: nothing,
    allProject: nothing,
    allServiceCard: nothing,
    allTestimonial: nothing,
    allTile: nothing,
  }
  return <Page data={{ ...lists, siteInfo: site, ...(queried(data) as object) }} />
}

/** SPEC 9. */
test.each<[string, ReactElement, number[]]>([
  ["/", page(Home, { home }), [3, 3, 3, 3, 3]],
  ["/home-four", page(HomeFour, { homeFour }), [3, 3]],
  ["/home-five", page(HomeFive, { homeFive }), [3, 3, 3, 3]],
  ["/home-six", page(HomeSix, { homeSix }), [5, 5, 5]],
  ["/home-seven", page(HomeSeven, { homeSeven }), [3, 3, 3, 3]],
])("the figures of %s count for as many seconds as specified", (_, element, expected) => {
  render(element)
  expect(jest.mocked(Counter).mock.calls.map(([{ seconds }]) => seconds)).toEqual(expected)
})
