import type { Page } from "@playwright/test"
import contact from "../../data/contact.json"
import itServices from "../../data/it-services.json"
import legal from "../../data/legal.json"
import portfolio from "../../data/portfolio.json"
import projects from "../../data/portfolio-one.json"
import list from "../../data/service-list.json"
import services from "../../data/services.json"
import sample from "../../data/single-service.json"
import { boxOf, topOf } from "./support/measure"
import { expect, open, test } from "./support/test"
import { expectBelowHeader } from "./support/view"

const main = (page: Page) => page.getByRole("main")
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

test.beforeEach(async ({ page, otherHosts }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await otherHosts.standIn("tile.openstreetmap.org", {
    contentType: "image/svg+xml",
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
  })
})

test("fifteen services are shown, each with picture, name and words", async ({ page }) => {
  await page.goto("/service")
  expect(services).toHaveLength(15)
  await expect(main(page).getByRole("heading", { level: 3 })).toHaveCount(15)
  for (const { title, description, img } of services) {
    await expect(main(page).getByRole("heading", { name: title, exact: true })).toBeVisible()
    await expect(main(page).getByText(description)).toBeVisible()
    await expect(main(page).getByRole("img", { name: img.alt })).toBeVisible()
  }
})

test("two services have no page, and say so", async ({ page }) => {
  await page.goto("/service")
  await expect(main(page).getByText("No link available")).toHaveCount(2)
  for (const title of ["Email marketing", "Data analysis"]) {
    const row = main(page).getByRole("listitem").filter({ hasText: title })
    await expect(row.getByText("No link available")).toBeVisible()
    await expect(row.getByRole("link")).toHaveCount(0)
  }
})

test("the contents of the services lead to a chapter, and a service to its page", async ({
  page,
}) => {
  await open(page, "/service")
  const [, chapter] = list.chapters
  const contents = page.getByRole("navigation", { name: list.contents })
  await contents.getByRole("link", { name: chapter?.word ?? "" }).click()
  await expectBelowHeader(page, page.getByRole("heading", { name: chapter?.title ?? "" }))
  await page.getByRole("link", { name: "Systems maintenance" }).last().click()
  await expect(page).toHaveURL(/\/systems-maintenance$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Systems maintenance")
})

test("the homepage shows six of the services", async ({ page }) => {
  await page.goto("/")
  const six = services.filter(({ featured }) => featured)
  expect(six).toHaveLength(6)
  for (const { title } of six) {
    await expect(page.getByRole("heading", { level: 3, name: title })).toHaveCount(1)
  }
})

test("the sample service explains itself, takes three steps and ends at the contact page", async ({
  page,
}) => {
  await page.goto("/single-service")
  await expect(page.getByRole("heading", { name: sample.title })).toBeVisible()
  const steps = region(page, sample.process.title).getByRole("heading", { level: 3 })
  await expect(steps).toHaveText(["Watch", "Draw", "Try"])
  await expect(page.getByRole("link", { name: sample.closing.action.label })).toHaveAttribute(
    "href",
    "/contact-us",
  )
})

for (const { slug, title } of itServices) {
  test(`/${slug} leads to the six other IT services and to the contact page`, async ({ page }) => {
    await page.goto(`/${slug}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    for (const other of itServices.filter((service) => service.slug !== slug)) {
      await expect(
        main(page).getByRole("link", { name: other.title, exact: true }),
      ).toHaveAttribute("href", `/${other.slug}`)
    }
    await expect(main(page).getByRole("link", { name: title, exact: true })).toHaveCount(0)
    await expect(main(page).locator('a[href="/contact-us"]').first()).toBeVisible()
  })
}

test("the portfolio in one column shows three projects, on the left and right in turn", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/portfolio-one")
  const entries = main(page).getByRole("article")
  await expect(entries).toHaveCount(3)
  const middles = []
  for (const { title, img, link } of projects) {
    const entry = main(page).getByRole("article", { name: title })
    await expect(entry.getByRole("link")).toHaveAttribute("href", link)
    const { x, width } = await boxOf(entry.getByRole("img", { name: img.alt }))
    middles.push(x + width / 2 < 640 ? "left" : "right")
  }
  expect(middles).toEqual(["left", "right", "left"])
})

test("the portfolio in two columns shows eight cards, one of them twice", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/portfolio-two")
  const titles = await main(page)
    .getByRole("listitem")
    .getByRole("heading", { level: 2 })
    .allTextContents()
  expect(titles).toHaveLength(8)
  expect(new Set(titles).size).toBe(7)
  const cards = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") })
  const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))]
  expect(second.x).toBeGreaterThan(first.x + first.width)
})

test("the single portfolio is coming soon, and leads on meanwhile", async ({ page }) => {
  await open(page, "/single-portfolio")
  await expect(page.getByRole("heading", { name: "Coming Soon!", exact: true })).toBeVisible()
  await expect(page.getByText(/A portfolio experience is coming/)).toBeVisible()
  await page.getByRole("link", { name: portfolio.single.actions[0]?.label ?? "" }).click()
  await expect(page).toHaveURL(/\/portfolio-one$/)
})

test("the contact page answers six questions, three and three, after the map", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/contact-us")
  const faq = region(page, contact.faq.title)
  await expect(faq.getByRole("heading", { level: 3 })).toHaveText(
    contact.faq.items.map(({ title }) => title),
  )
  expect(await topOf(faq)).toBeGreaterThan(await topOf(region(page, contact.map.title)))
  const lefts = []
  for (const item of await faq.getByRole("group").all()) lefts.push((await boxOf(item)).x)
  expect(new Set(lefts.slice(0, 3)).size).toBe(1)
  expect(new Set(lefts.slice(3)).size).toBe(1)
  expect(lefts[3]).toBeGreaterThan(Number(lefts[0]))
})

test("by keyboard, an answer of the other column opens and closes the one before", async ({
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

for (const { slug, sections } of legal) {
  test(`/${slug} has a table of contents that leads to its sections`, async ({ page }) => {
    await open(page, `/${slug}`)
    const contents = page.getByRole("navigation", { name: "On this page" })
    await expect(contents.getByRole("link")).toHaveCount(sections.length + 1)
    await expect(page.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/)
    const { id, title } = sections[4] ?? { id: "", title: "" }
    await contents.getByRole("link", { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/${slug}#${id}$`))
    await expectBelowHeader(page, page.getByRole("heading", { level: 2, name: title }))
  })
}

test("a section of the privacy page can be linked to", async ({ page }) => {
  await page.goto("/privacy#rights")
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport()
})

test("on paper, a legal page has its text and no table of contents", async ({ page }) => {
  await page.goto("/terms")
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: "Who owns what" })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden()
})

for (const path of ["/service", "/single-service", "/portfolio-one", "/portfolio-two", "/terms"]) {
  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(320)
  })
}
