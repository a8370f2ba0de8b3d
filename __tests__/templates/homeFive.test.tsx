import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import five from "../../data/home-five.json"
import people from "../../data/team.json"
import HomeFive from "../../src/templates/HomeFive"
import { expectNoViolations } from "../support/axe"
import { sharpPicture } from "../support/pictures"
import { serverRender } from "../support/serverRender"
import { site } from "../support/site"
import { toldItems } from "../support/structured"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

/** What stands in data/, with what its ids stand for. */
const homeFive = {
  ...five,
  hero: { ...five.hero, img: sharpPicture(five.hero.img.alt) },
  team: {
    ...five.team,
    members: five.team.members.map(({ member }) => ({
      member: people.find(({ id }) => id === member),
    })),
  },
}

function page(data: object) {
  const Page = HomeFive as unknown as (props: { data: object }) => JSX.Element
  return (
    <main>
      <Page data={{ homeFive: data, siteInfo: site }} />
    </main>
  )
}

const empty = {
  ...homeFive,
  figures: { ...five.figures, items: [] },
  services: { ...five.services, items: [] },
  steps: { ...five.steps, items: [] },
  keywords: { label: "Words", words: [] },
  team: { ...five.team, members: [] },
  questions: { ...five.questions, items: [] },
}

test.each([
  ["with content", page(homeFive)],
  ["while every list is empty", page(empty)],
])("everyone can use the search page %s", async (_, element) => {
  render(element)
  await expectNoViolations()
})

test("it has its headline before any script, and comes alive as it is", () => {
  const comeAlive = serverRender(page(homeFive))
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("Be the answer they find")
  comeAlive()
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
})

test("its bands stand in the order in which they are told", () => {
  render(page(homeFive))
  expect(
    screen.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby")),
  ).toEqual([
    "hero-title",
    "figures-title",
    "words-title",
    "links-title",
    "ranks-title",
    "steps-title",
    "trio-title",
    "questions-title",
    "question-title",
  ])
})

test("one picture is fetched first, the hero's", () => {
  render(page(homeFive))
  const first = document.querySelectorAll("img[fetchpriority=high]")
  expect([...first].map((img) => img.getAttribute("alt"))).toEqual([five.hero.img.alt])
})

test("it asks for an e-mail address where the others have a button", () => {
  render(page(homeFive))
  const form = within(screen.getByRole("form", { name: "Get started" }))
  expect(form.getByRole("textbox", { name: "Your e-mail" })).toBeVisible()
  expect(form.getByRole("button", { name: "Get started" })).toBeVisible()
})

test("the form at its end asks for name, e-mail and question", () => {
  render(page(homeFive))
  const band = within(screen.getByRole("region", { name: five.contact.title }))
  expect(band.getAllByRole("textbox").map((control) => control.getAttribute("name"))).toEqual([
    "name",
    "email",
    "question",
  ])
})

test("the claim says what it rests on", () => {
  render(page(homeFive))
  const hero = within(screen.getByRole("region", { name: "Be the answer they find" }))
  expect(hero.getByText("Believed by more than a thousand people")).toBeVisible()
  expect(hero.getByText(five.hero.claim.text)).toBeVisible()
})

test("search engines are told the questions that the page shows, and of none when there are none", () => {
  const { unmount } = render(page(homeFive))
  expect(toldItems()).toMatchObject([
    { "@type": "FAQPage", mainEntity: five.questions.items.map(({ title }) => ({ name: title })) },
  ])
  unmount()
  render(page(empty))
  expect(toldItems()).toEqual([])
})
