import type { Page } from "@playwright/test"
import menu from "../../data/menu.json"
import { linkTo } from "../../src/build/links"
import { boxOf, frames, scrollTop, waitForAnimations } from "./support/measure"
import { deeperGroup, factsGroup, group, mainMenu, servicesGroup } from "./support/menu"
import { loomPage } from "./support/pages"
import { afterEffects, expect, holdScripts, hydrated, open, test } from "./support/test"

/** Entries whose page exists; the menu hides the others. */
const services = menu.find(({ id }) => id === "services")
const itServices = services?.items.find(({ label }) => label === deeperGroup)
const serviceLabels = (services?.items ?? []).flatMap((item) =>
  item !== itServices && item !== services?.items.at(-1) ? [item.label] : [],
)
const itLabels = (itServices?.items ?? []).flatMap((item) =>
  "to" in item && item.to && linkTo(item.to) ? [item.label] : [],
)

test.describe("the desktop menu", () => {
  test("opens one group at a time, and closes on a click elsewhere and when focus leaves it", {
    tag: "@nightly",
  }, async ({ page }) => {
    await open(page, loomPage)
    await group(page, servicesGroup).click()
    const service = mainMenu(page).getByRole("link", { name: itLabels[0] })
    await expect(service).toBeVisible()
    await group(page, factsGroup).click()
    const link = mainMenu(page).getByRole("link", { name: "FAQ" })
    await expect(link).toBeVisible()
    await expect(service).toBeHidden()
    await page.mouse.click(20, 600)
    await expect(link).toBeHidden()
    await group(page, factsGroup).focus()
    await page.keyboard.press("Enter")
    await expect(link).toBeVisible()
    await page.getByRole("link", { name: "Talk to an expert" }).first().focus()
    await expect(link).toBeHidden()
  })

  test("works by keyboard, and Escape returns focus", async ({ page }) => {
    await open(page, "/")
    await group(page, servicesGroup).focus()
    await page.keyboard.press("Enter")
    for (const label of [...serviceLabels, ...itLabels]) {
      await page.keyboard.press("Tab")
      const link = mainMenu(page).getByRole("link", { name: label, exact: true })
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press("Escape")
    await expect(mainMenu(page).getByRole("link", { name: itLabels[0] })).toBeHidden()
    await expect(group(page, servicesGroup)).toBeFocused()
  })

  test("marks the current page, and closes after navigation", { tag: "@nightly" }, async ({
    page,
  }) => {
    await open(page, "/contact-us")
    await group(page, factsGroup).click()
    await mainMenu(page).getByRole("link", { name: "FAQ" }).click()
    await expect(page).toHaveURL("/faq")
    await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toBeHidden()
    // The new page closes the menu too.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions")
    await afterEffects(page)
    await group(page, factsGroup).click()
    await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toHaveAttribute(
      "aria-current",
      "page",
    )
  })

  test("opens before hydration, and stays open after it", { tag: "@nightly" }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto("/")
    await group(page, factsGroup).click()
    const link = mainMenu(page).getByRole("link", { name: "FAQ" })
    await expect(link).toBeVisible()
    release()
    await hydrated(page)
    await expect(link).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(link).toBeHidden()
  })
})

test.describe("the phone menu", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" })
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Menu" })
  const entry = (page: Page, name: string) => dialog(page).getByText(name, { exact: true })
  const back = (page: Page) => dialog(page).getByText("Back").filter({ visible: true })

  async function openMenu(page: Page) {
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await waitForAnimations(dialog(page))
  }

  test("Back closes the deepest level first", { tag: "@nightly" }, async ({ page }) => {
    await open(page, "/")
    await openMenu(page)
    await entry(page, servicesGroup).click()
    await expect(entry(page, deeperGroup)).toBeVisible()
    await expect(entry(page, factsGroup)).toBeHidden()
    await entry(page, deeperGroup).click()
    const link = dialog(page).getByRole("link", { name: itLabels[0] })
    await expect(link).toBeVisible()
    await expect(back(page)).toHaveCount(1)
    await back(page).click()
    await expect(link).toBeHidden()
    await expect(entry(page, deeperGroup)).toBeVisible()
    await back(page).click()
    await expect(entry(page, deeperGroup)).toBeHidden()
    await expect(entry(page, factsGroup)).toBeVisible()
    await expect(back(page)).toHaveCount(0)
  })

  test("levels open and close by keyboard", { tag: "@nightly" }, async ({ page }) => {
    await open(page, "/")
    await opener(page).focus()
    await page.keyboard.press("Enter")
    await expect(dialog(page)).toBeVisible()
    const summary = (name: string) => dialog(page).locator("summary", { hasText: name })
    await summary(servicesGroup).first().focus()
    await page.keyboard.press("Enter")
    for (const label of serviceLabels) {
      await page.keyboard.press("Tab")
      await expect(dialog(page).getByRole("link", { name: label, exact: true })).toBeFocused()
    }
    await page.keyboard.press("Tab")
    await expect(summary(deeperGroup)).toBeFocused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await expect(dialog(page).getByRole("link", { name: itLabels[0] })).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(summary(deeperGroup)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(dialog(page).getByRole("link", { name: itLabels[0] })).toBeHidden()
    await expect(summary(deeperGroup)).toBeFocused()
  })

  const waysOut: [string, (page: Page) => Promise<void>][] = [
    ["the close button", (page) => dialog(page).getByRole("button", { name: "Close" }).click()],
    ["a click on the overlay", (page) => page.mouse.click(8, 400)],
    ["Escape", (page) => page.keyboard.press("Escape")],
  ]

  test("the close button, a click on the overlay and Escape close it, return focus and reset it to the first level", {
    tag: "@nightly",
  }, async ({ page }) => {
    await open(page, "/")
    for (const [name, leave] of waysOut) {
      await openMenu(page)
      await expect(entry(page, factsGroup), name).toBeVisible()
      await expect(back(page), name).toHaveCount(0)
      await entry(page, servicesGroup).click()
      await entry(page, deeperGroup).click()
      await leave(page)
      await expect(dialog(page), name).toBeHidden()
      await expect(opener(page), name).toBeFocused()
    }
  })

  test("traps focus, and locks the page's scrolling", async ({ page }) => {
    await open(page, "/")
    await openMenu(page)
    const outside: string[] = []
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("Tab")
      const where = await page.evaluate(() => {
        const element = document.activeElement
        // Between its last and its first control, focus may be on the browser's own controls.
        const isInside = !element || element === document.body || element.closest("dialog")
        return isInside ? "" : element.outerHTML.slice(0, 120)
      })
      if (where) outside.push(where)
    }
    expect(outside).toEqual([])
    await page.mouse.move(8, 400)
    await page.mouse.wheel(0, 600)
    await frames(page, 10)
    expect(await scrollTop(page)).toBe(0)
  })

  test("opens before hydration, and stays as it is after it", async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto("/")
    await openMenu(page)
    await entry(page, servicesGroup).click()
    await expect(entry(page, deeperGroup)).toBeVisible()
    release()
    await hydrated(page)
    await expect(dialog(page)).toBeVisible()
    await expect(entry(page, deeperGroup)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
  })

  test("entries are large enough for a finger", { tag: "@nightly" }, async ({ page }) => {
    await open(page, "/")
    const { width, height } = await boxOf(opener(page))
    expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await openMenu(page)
    const entries = dialog(page).locator("summary, a").filter({ visible: true })
    for (const each of await entries.all()) {
      const box = await boxOf(each)
      const label = await each.textContent()
      expect.soft(Math.min(box.width, box.height), label ?? "").toBeGreaterThanOrEqual(24)
    }
    for (const each of await dialog(page).locator("summary").filter({ visible: true }).all()) {
      expect.soft((await boxOf(each)).height).toBeGreaterThanOrEqual(44)
    }
  })
})
