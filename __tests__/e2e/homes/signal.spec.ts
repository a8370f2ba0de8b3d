import type { Page } from "@playwright/test"
import five from "../../../data/home-five.json"
import { region, testFigures, testStory } from "../support/homes"
import { expectDrift, showMoving } from "../support/marquees"
import { boxOf } from "../support/measure"
import { pathOf } from "../support/pages"
import { expect, open, test } from "../support/test"

const ribbon = (page: Page) => page.getByRole("list", { name: five.keywords.label })

testStory("homes/HomeFive", [
  five.hero.title.join(" "),
  five.figures.title,
  five.words.title,
  five.links.title,
  five.services.title,
  five.steps.title,
  five.team.title,
  five.questions.title,
  five.contact.title,
])
testFigures("homes/HomeFive", five.figures.items)

test("wider windows show more keywords", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(pathOf("homes/HomeFive"))
  for (const [width, count] of [
    [700, 2],
    [768, 3],
    [992, 4],
    [1200, 5],
    [1400, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const cell = ribbon(page).getByRole("listitem").first()
    const inView = async () => width / (await boxOf(cell)).width
    await expect.poll(inView, `${width} px`).toBeCloseTo(count, 1)
  }
})

test("the keywords can be paused", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(pathOf("homes/HomeFive"))
  await showMoving(ribbon(page))
  await expectDrift(page, ribbon(page), -1)
  await page.getByRole("checkbox", { name: `Pause ${five.keywords.label}` }).focus()
  await page.keyboard.press("Space")
  await expectDrift(page, ribbon(page), 0)
})

test("the first service is the tallest, and each next one a step lower", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.goto(pathOf("homes/HomeFive"))
  const ranks = region(page, five.services.title).getByRole("listitem")
  await expect(ranks).toHaveCount(4)
  // In one moment: the typefaces may arrive between two.
  const boxes = await ranks.evaluateAll((all) =>
    all.map((rank) => rank.getBoundingClientRect().toJSON() as DOMRect),
  )
  const heights = boxes.map(({ height }) => Math.round(height))
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => b - a))
  const feet = boxes.map(({ y, height }) => Math.round(y + height))
  expect(new Set(feet).size).toBe(1)
})

test("the closing form reports missing fields, then logs, says that it sends nothing, and keeps the question", {
  tag: "@nightly",
}, async ({ page }) => {
  const logged: string[] = []
  page.on("console", (message) => message.type() === "info" && logged.push(message.text()))
  await open(page, pathOf("homes/HomeFive"))
  const form = region(page, five.contact.title).getByRole("form")
  await form.getByRole("button").click()
  await expect(form.getByText("Full Name is required.")).toBeVisible()
  await expect(form.getByText("Email is required.")).toBeVisible()
  await expect(form.getByRole("textbox", { name: "Full name" })).toBeFocused()
  await form.getByRole("textbox", { name: "Full name" }).fill("Ama Serwaa")
  await form.getByRole("textbox", { name: "E-mail" }).fill("ama@example.com")
  await form.getByRole("textbox", { name: "Your question" }).fill("How long does it take?")
  await form.getByRole("button").click()
  await expect(form.getByRole("status")).toContainText("This sample form sends nothing yet.")
  await expect(form.getByRole("textbox", { name: "Your question" })).toHaveValue(
    "How long does it take?",
  )
  await expect.poll(() => logged.some((line) => line.startsWith("Question"))).toBe(true)
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("all figures are visible, and both forms give way to an address to write to", async ({
    page,
  }) => {
    await page.goto(pathOf("homes/HomeFive"))
    for (const figure of ["13+", "85%", "60m", "100%"]) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole("form")).toHaveCount(0)
    await expect(
      region(page, five.hero.title.join(" ")).getByRole("link", { name: "Write to us instead" }),
    ).toBeVisible()
    await expect(region(page, five.contact.title).getByRole("link")).toBeVisible()
  })
})
