import type { Page } from "@playwright/test"
import plans from "../../data/plans.json"
import pricing from "../../data/pricing.json"
import { boxOf, frames, topOf } from "./support/measure"
import { expect, holdScripts, hydrated, open, test } from "./support/test"

const billed = (page: Page, label: string) => page.getByRole("radio", { name: label, exact: true })
const option = (page: Page, label: string) => page.getByText(label, { exact: true })

/** Expects these prices to be the ones in large type, plan by plan. */
async function expectLargePrices(page: Page, prices: string[]) {
  const cards = page
    .getByRole("region", { name: pricing.heading.title, exact: true })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
  const largest = () =>
    cards.evaluateAll((elements) =>
      elements.map((card) => {
        const amounts = [...card.querySelectorAll("span")].filter(({ textContent }) =>
          /^\$\d+$/.test(textContent ?? ""),
        )
        const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
        return amounts.sort((a, b) => size(b) - size(a))[0]?.textContent
      }),
    )
  await expect.poll(largest).toEqual(prices)
}

const amounts = (id: number) =>
  plans.map(({ prices }) => `$${prices.find((price) => price.id === id)?.amount}`)

test("prices start with annual billing; mouse and keyboard switch it, and only then they roll", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const rolled: string[] = []
    Object.assign(window, { rolled })
    for (const type of ["transitionrun", "animationstart"]) {
      document.addEventListener(type, ({ target }) => {
        const text = target instanceof Element ? target.textContent : null
        if (text?.startsWith("$")) rolled.push(text)
      })
    }
  })
  const rolled = () => page.evaluate(() => (window as { rolled?: string[] }).rolled)
  await open(page, "/pricing")
  await option(page, "Monthly").scrollIntoViewIfNeeded()
  await frames(page, 2)
  expect(await rolled()).toEqual([])
  await expect(billed(page, "Annually")).toBeChecked()
  await expectLargePrices(page, amounts(1))
  const button = page.getByRole("link", { name: /^Start the free trial/ }).first()
  const before = await topOf(button)
  await option(page, "Monthly").click()
  await expect(billed(page, "Monthly")).toBeChecked()
  await expectLargePrices(page, amounts(2))
  await expect.poll(rolled).toEqual(amounts(2))
  // The radio button in focus stays hidden in its label, and nothing below moves.
  await frames(page, 2)
  expect((await boxOf(billed(page, "Monthly"))).width).toBeLessThan(2)
  expect(await topOf(button)).toBeCloseTo(before, 0)
  const announced = plans.map(({ title }, index) => `${title} ${amounts(2)[index]}`).join(", ")
  await expect(page.getByRole("status").filter({ hasText: "Monthly:" })).toContainText(announced)
  await page.keyboard.press("ArrowLeft")
  await expect(billed(page, "Annually")).toBeChecked()
  await expectLargePrices(page, amounts(1))
})

test("billing switched before hydration stays switched", { tag: "@nightly" }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto("/pricing")
  await option(page, "Monthly").click()
  await expectLargePrices(page, amounts(2))
  release()
  await hydrated(page)
  await expect(billed(page, "Monthly")).toBeChecked()
  await expectLargePrices(page, amounts(2))
  await option(page, "Annually").click()
  await expectLargePrices(page, amounts(1))
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("both prices of each plan are readable, and billing can be switched", async ({ page }) => {
    await page.goto("/pricing")
    for (const { title, prices } of plans) {
      const card = page.getByRole("listitem").filter({
        has: page.getByRole("heading", { name: title }),
      })
      for (const { amount } of prices) await expect(card.getByText(`$${amount}`)).toBeVisible()
    }
    await option(page, "Monthly").click()
    await expectLargePrices(page, amounts(2))
  })
})
