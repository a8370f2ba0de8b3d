import { render, screen, within } from "@testing-library/react"
import five from "../../data/home-five.json"
import HomeFive from "../../src/templates/HomeFive"
import { homeOf } from "../support/homes"
import { site } from "../support/site"
import { toldItems } from "../support/structured"

const page = homeOf(HomeFive, "homeFive", five, { siteInfo: site })

test("it asks for an e-mail address where the others have a button", () => {
  render(page())
  const form = within(screen.getByRole("form", { name: "Get started" }))
  expect(form.getByRole("textbox", { name: "Your e-mail" })).toBeVisible()
  expect(form.getByRole("button", { name: "Get started" })).toBeVisible()
})

test("the form at its end asks for name, e-mail and question", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: five.contact.title }))
  expect(band.getAllByRole("textbox").map((control) => control.getAttribute("name"))).toEqual([
    "name",
    "email",
    "question",
  ])
})

test("the claim says what it rests on", () => {
  render(page())
  const hero = within(screen.getByRole("region", { name: "Be the answer they find" }))
  expect(hero.getByText("Believed by more than a thousand people")).toBeVisible()
  expect(hero.getByText(five.hero.claim.text)).toBeVisible()
})

test("search engines are told the questions that the page shows, and of none when there are none", () => {
  const { unmount } = render(page())
  expect(toldItems()).toMatchObject([
    { "@type": "FAQPage", mainEntity: five.questions.items.map(({ title }) => ({ name: title })) },
  ])
  unmount()
  render(page({ questions: { ...five.questions, items: [] } }))
  expect(toldItems()).toEqual([])
})
