import type { Page } from "@playwright/test"
import { backgroundOf } from "./support/measure"
import { loomPage } from "./support/pages"
import { expect, holdScripts, hydrated, open, test } from "./support/test"

const toggle = (page: Page) => page.getByRole("button", { name: "Switch between light and dark" })

for (const colorScheme of ["light", "dark"] as const) {
  const tag = colorScheme === "dark" ? [] : "@nightly"
  test(`a page follows a ${colorScheme} system, and the switch overrides it for good`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, loomPage)
    const before = await backgroundOf(page)
    await toggle(page).click()
    await expect.poll(() => backgroundOf(page)).not.toBe(before)
    const after = await backgroundOf(page)
    await page.reload()
    expect(await backgroundOf(page)).toBe(after)
    await hydrated(page)
    expect(await backgroundOf(page)).toBe(after)
    await toggle(page).click()
    await expect.poll(() => backgroundOf(page)).toBe(before)
  })
}

test("the chosen scheme carries over to the next page", { tag: "@nightly" }, async ({ page }) => {
  await open(page, loomPage)
  const before = await backgroundOf(page)
  await toggle(page).click()
  await expect.poll(() => backgroundOf(page)).not.toBe(before)
  const chosen = await backgroundOf(page)
  await page.getByRole("link", { name: "Talk to an expert" }).first().click()
  await expect(page).toHaveURL("/contact-us")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Contact us")
  expect(await backgroundOf(page)).toBe(chosen)
})

test("the chosen scheme applies before the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("scheme", "dark")
    // The attribute on <html> when the body begins, before anything is painted.
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Object.assign(window, { atFirst: document.documentElement.dataset.scheme })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(loomPage)
  expect(await page.evaluate(() => (window as unknown as { atFirst?: string }).atFirst)).toBe(
    "dark",
  )
})

test("the switch works before hydration, and switches once", async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(loomPage)
  const before = await backgroundOf(page)
  await toggle(page).click()
  await expect.poll(() => backgroundOf(page)).not.toBe(before)
  const after = await backgroundOf(page)
  release()
  await hydrated(page)
  expect(await backgroundOf(page)).toBe(after)
})

test("the switch works where storage is blocked", { tag: "@nightly" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError")
      },
    })
  })
  await open(page, loomPage)
  const before = await backgroundOf(page)
  await toggle(page).click()
  await expect.poll(() => backgroundOf(page)).not.toBe(before)
})
