import type { Page } from "@playwright/test"
import sidePanel from "../../data/side-panel.json"
import site from "../../data/site.json"
import { waitForAnimations } from "./support/measure"
import { pathOf } from "./support/pages"
import { expect, holdScripts, hydrated, open, test } from "./support/test"

const opener = (page: Page) => page.getByRole("button", { name: sidePanel.opener })
const panel = (page: Page) => page.getByRole("dialog", { name: sidePanel.opener })

test("the side panel opens on phones and desktop; Escape, a click on the backdrop and its close button close it", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pathOf("homes/HomeFour"))
  await opener(page).click()
  await waitForAnimations(panel(page))
  await expect(panel(page).getByRole("link", { name: site.phones[0] })).toBeInViewport()
  await expect(panel(page).getByRole("link", { name: "LinkedIn" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 844 })
  await opener(page).click()
  await waitForAnimations(panel(page))
  await page.mouse.click(20, 500)
  await expect(panel(page)).toBeHidden()
  await opener(page).click()
  await panel(page).getByRole("button", { name: "Close" }).click()
  await expect(panel(page)).toBeHidden()
})

test("the side panel opens before hydration", { tag: "@nightly" }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(pathOf("homes/HomeFour"))
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  release()
  await hydrated(page)
  await expect(panel(page)).toBeVisible()
})
