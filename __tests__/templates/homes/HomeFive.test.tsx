import { render, screen, within } from "@testing-library/react"
import HomeFive from "../../../src/templates/homes/HomeFive"
import { fixture, titlesOf } from "../../support/fixtures"
import { homeOf } from "../../support/homes"
import { site } from "../../support/site"
import { toldItems } from "../../support/structured"

const five = fixture("home-five.json")
const page = homeOf(HomeFive, "homeFive", five, { siteInfo: site })

test("has an e-mail field where the other home pages have a button", () => {
  render(page())
  const form = within(screen.getByRole("form", { name: five.hero.field.submit }))
  expect(form.getByRole("textbox", { name: five.hero.field.label })).toBeVisible()
  expect(form.getByRole("button", { name: five.hero.field.submit })).toBeVisible()
})

test("the closing form asks for name, e-mail and question", () => {
  render(page())
  const band = within(screen.getByRole("region", { name: five.contact.title }))
  expect(band.getAllByRole("textbox").map((control) => control.getAttribute("name"))).toEqual([
    "name",
    "email",
    "question",
  ])
})

test("the claim has its source beside it", () => {
  render(page())
  const hero = within(screen.getByRole("region", { name: five.hero.title.join(" ") }))
  expect(hero.getByText(five.hero.claim.title)).toBeVisible()
  expect(hero.getByText(five.hero.claim.text)).toBeVisible()
})

test("structured data contains the questions on the page, and is left out without any", () => {
  const { unmount } = render(page())
  expect(toldItems()).toMatchObject([
    { "@type": "FAQPage", mainEntity: titlesOf(five.questions.items).map((name) => ({ name })) },
  ])
  unmount()
  render(page({ questions: { ...five.questions, items: [] } }))
  expect(toldItems()).toEqual([])
})
