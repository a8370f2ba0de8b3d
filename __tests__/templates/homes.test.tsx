import { render, screen } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import six from "../../data/home-six.json"
import three from "../../data/home-three.json"
import HomeSix from "../../src/templates/HomeSix"
import HomeThree from "../../src/templates/HomeThree"
import { expectNoViolations } from "../support/axe"
import { sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

type Home = { hero: { title: string[]; img: { alt: string } } }

/** A home page as Gatsby calls it, with what stands in data/. */
function page(Template: unknown, name: string, home: Home): ReactElement {
  const Page = Template as (props: { data: object }) => ReactElement
  const hero = { ...home.hero, img: sharpPicture(home.hero.img.alt) }
  return (
    <main>
      <Page data={{ [name]: { ...home, hero } }} />
    </main>
  )
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
