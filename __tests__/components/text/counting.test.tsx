import { render } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import { Counter } from "../../../src/components/text/Counter"
import Home from "../../../src/templates/homes/Home"
import HomeFive from "../../../src/templates/homes/HomeFive"
import HomeFour from "../../../src/templates/homes/HomeFour"
import HomeSeven from "../../../src/templates/homes/HomeSeven"
import HomeSix from "../../../src/templates/homes/HomeSix"
import { fixture } from "../../support/fixtures"
import { sharpPicture } from "../../support/pictures"
import { site } from "../../support/site"

// How long a counter runs is tested in Counter.test.tsx.
jest.mock("../../../src/components/text/Counter", () => ({ Counter: jest.fn() }))

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
  jest.mocked(Counter).mockReturnValue(<div />)
})

/** Content in the shape of a query's result, without the records that it names by id. */
function queried(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isName(item)).map(queried)
  if (typeof value !== "object" || value === null) return value
  if ("src" in value && "alt" in value) return sharpPicture(String(value.alt))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, queried(inner)]))
}

const isName = (item: object) => Object.keys(item).some((key) => /^(member|testimonial)$/.test(key))

/** A home page without the lists it takes from other files. */
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

/** Durations from docs/specification.md#constants. */
test.each<[string, ReactElement, number[]]>([
  ["/", page(Home, { home: fixture("home.json") }), [3, 3, 3, 3, 3, 3]],
  ["/home-four", page(HomeFour, { homeFour: fixture("home-four.json") }), [3, 3, 3]],
  ["/home-five", page(HomeFive, { homeFive: fixture("home-five.json") }), [3, 3, 3]],
  ["/home-six", page(HomeSix, { homeSix: fixture("home-six.json") }), [5, 5, 5]],
  ["/home-seven", page(HomeSeven, { homeSeven: fixture("home-seven.json") }), [3, 3, 3, 3, 3, 3]],
])("the counters of %s run for the specified number of seconds", (_, element, expected) => {
  render(element)
  expect(jest.mocked(Counter).mock.calls.map(([{ seconds }]) => seconds)).toEqual(expected)
})
