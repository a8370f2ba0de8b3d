import type { Page } from "@playwright/test"
import contact from "../../data/contact.json"
import legal from "../../data/legal.json"
import projects from "../../data/portfolio-one.json"
import list from "../../data/service-list.json"
import { boxOf, topOf } from "./support/measure"
import { expect, open, test } from "./support/test"
import { expectBelowHeader } from "./support/view"

const main = (page: Page) => page.getByRole("main")
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

test.beforeEach(async ({ page, otherHosts }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await otherHosts.stub("tile.openstreetmap.org", {
    contentType: "image/svg+xml",
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
  })
})

test("the table of contents leads to a chapter, and a service to its page", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/service")
  const [, chapter] = list.chapters
  const contents = page.getByRole("navigation", { name: list.contents })
  await contents.getByRole("link", { name: chapter?.word ?? "" }).click()
  await expectBelowHeader(page, page.getByRole("heading", { name: chapter?.title ?? "" }))
  await page.getByRole("link", { name: "Systems maintenance" }).last().click()
  await expect(page).toHaveURL(/\/systems-maintenance$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Systems maintenance")
})

test("the one-column portfolio alternates its projects left and right", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/portfolio-one")
  const entries = main(page).getByRole("article")
  await expect(entries).toHaveCount(projects.length)
  const middles = []
  for (const { title, img, link } of projects) {
    const entry = main(page).getByRole("article", { name: title })
    await expect(entry.getByRole("link")).toHaveAttribute("href", link)
    const { x, width } = await boxOf(entry.getByRole("img", { name: img.alt }))
    middles.push(x + width / 2 < 640 ? "left" : "right")
  }
  expect(middles).toEqual(projects.map((_, index) => (index % 2 === 0 ? "left" : "right")))
})

test("the two-column portfolio has two columns", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/portfolio-two")
  const cards = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") })
  // The first card is as wide as the page, with its picture in one column and its words in the other.
  const [left, right] = [await boxOf(cards.nth(1)), await boxOf(cards.nth(2))]
  expect(right).toMatchObject({ x: left.x + left.width, y: left.y })
})

test("the contact page shows its FAQ in two columns, below the map", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/contact-us")
  const faq = region(page, contact.faq.title)
  await expect(faq.getByRole("heading", { level: 3 })).toHaveText(
    contact.faq.items.map(({ title }) => title),
  )
  expect(await topOf(faq)).toBeGreaterThan(await topOf(region(page, contact.map.title)))
  const lefts = []
  for (const item of await faq.getByRole("group").all()) lefts.push((await boxOf(item)).x)
  const half = Math.ceil(lefts.length / 2)
  expect(new Set(lefts.slice(0, half)).size).toBe(1)
  expect(new Set(lefts.slice(half)).size).toBe(1)
  expect(lefts[half]).toBeGreaterThan(Number(lefts[0]))
})

test("opening an answer by keyboard closes one in the other column", { tag: "@nightly" }, async ({
  page,
}) => {
  await open(page, "/contact-us")
  const faq = region(page, contact.faq.title)
  const questions = faq.locator("summary")
  const answers = contact.faq.items.map(({ text }) => faq.getByText(text[0] ?? ""))
  await expect(answers[0] ?? faq).toBeVisible()
  await questions.first().focus()
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press("Tab")
  await expect(questions.nth(3)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(answers[3] ?? faq).toBeVisible()
  await expect(answers[0] ?? faq).toBeHidden()
  await page.keyboard.press("Space")
  for (const answer of answers) await expect(answer).toBeHidden()
})

for (const [index, { slug, sections }] of legal.entries()) {
  const tag = index === 0 ? [] : "@nightly"
  test(`/${slug} has a table of contents that leads to its sections`, { tag }, async ({ page }) => {
    await open(page, `/${slug}`)
    const contents = page.getByRole("navigation", { name: "On this page" })
    await expect(contents.getByRole("link")).toHaveCount(sections.length + 1)
    await expect(page.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/)
    const { id, title } = sections[4] ?? { id: "", title: "" }
    // The router may hear of the new address before the browser has scrolled.
    await contents.getByRole("link", { name: title }).press("Enter")
    await expect(page).toHaveURL(new RegExp(`/${slug}#${id}$`))
    await expectBelowHeader(page, page.getByRole("heading", { level: 2, name: title }))
  })
}

test("a printed legal page has its text and no table of contents", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.goto("/terms")
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: "Who owns what" })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden()
})
