import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import { layouts } from "../../src/layouts/layouts"
import { routes } from "../../src/routes"
import Designs from "../../src/templates/Designs"
import { expectNoViolations } from "../support/axe"
import { fixture } from "../support/fixtures"
import { sharpPicture } from "../support/pictures"
import { site } from "../support/site"

const homepages = routes.flatMap(({ path }) =>
  path === "/" || path.startsWith("/home-") ? [path] : [],
)
const content = fixture("designs.json", {
  items: homepages.map((link, index) => ({
    id: `${index}`,
    title: `Title ${index}`,
    description: `Description ${index}`,
    link,
  })),
})

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const home = (name: string) => ({
  hero: {
    title: [`Headline of ${name}`, "in two lines"],
    img: sharpPicture(`Picture of ${name}.`),
  },
})

const Page = Designs as unknown as (props: Record<string, unknown>) => ReactElement
const page = (items = content.items) => (
  <main>
    <Page
      pageContext={{ title: "Seven front doors" }}
      data={{
        designs: { ...content, items },
        home: home("one"),
        homeTwo: home("two"),
        homeThree: home("three"),
        homeFour: home("four"),
        homeFive: home("five"),
        homeSix: home("six"),
        homeSeven: home("seven"),
      }}
    />
  </main>
)
const designs = () => screen.getAllByRole("listitem").filter((item) => item.querySelector("h2"))

test("the list of home pages has no axe violations", async () => {
  render(page())
  await expectNoViolations()
})

test("all seven home pages are shown and linked", () => {
  render(page())
  expect(designs()).toHaveLength(7)
  const paths = designs().map((item) => within(item).getByRole("link").getAttribute("href"))
  expect(paths).toEqual(homepages)
})

test("each shows its own picture and headline, in the colours of its layout", () => {
  render(page())
  for (const item of designs()) {
    const path = within(item).getByRole("link").getAttribute("href")
    const route = routes.find((candidate) => candidate.path === path)
    const theme = item.querySelector("[data-theme]")?.getAttribute("data-theme") ?? "loom"
    expect(theme).toBe(layouts[route?.layout ?? "loom"].theme)
    const [, name] = within(item).getByRole("img").getAttribute("alt")?.split("Picture of ") ?? []
    expect(item).toHaveTextContent(`Headline of ${name?.replace(".", "")}`)
  }
})

test("an item that links to no home page is left out", () => {
  render(page([{ id: "0", title: "Answers", description: "To questions.", link: "/faq" }]))
  expect(designs()).toHaveLength(0)
})
