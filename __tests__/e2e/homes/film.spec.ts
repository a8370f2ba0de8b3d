import type { Page } from "@playwright/test"
import home from "../../../data/home.json"
import { boxOf, frames, waitForAnimations } from "../support/measure"
import { pathOf } from "../support/pages"
import { expect, holdScripts, hydrated, open, test } from "../support/test"

/** The homepage's film, in the dialog that all films use. */

const player = "www.youtube-nocookie.com"
const film = { contentType: "text/html", body: "<!doctype html><title>Film</title>" }

const opener = (page: Page) => page.getByRole("button", { name: home.hero.video.label })
const dialog = (page: Page) => page.getByRole("dialog", { name: home.hero.video.title })

test("the film dialog requests the player only when it opens, takes 300 ms, and locks the page's scrolling", async ({
  page,
  otherHosts,
}) => {
  const asked = await otherHosts.stub(player, film)
  await open(page, pathOf("homes/Home"))
  await expect(page.locator("iframe")).toHaveCount(0)
  expect(asked).toEqual([])
  await opener(page).click()
  const frame = dialog(page).locator("iframe")
  await expect(frame).toBeVisible()
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).not.toContain("autoplay=1")
  const { width, height } = await boxOf(frame)
  expect(width / height).toBeCloseTo(16 / 9, 2)
  const durations = await dialog(page).evaluate((element) =>
    getComputedStyle(element).transitionDuration.split(", "),
  )
  expect(new Set(durations)).toEqual(new Set(["0.3s"]))
  await page.mouse.move(8, 400)
  await page.mouse.wheel(0, 600)
  await frames(page, 10)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

const waysOut: [string, (page: Page) => Promise<void>][] = [
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["the close button", (page) => dialog(page).getByRole("button", { name: "Close" }).click()],
  ["a click on the backdrop", (page) => page.mouse.click(8, 8)],
]

test("Escape, the close button and a click on the backdrop close the film and return focus", {
  tag: "@nightly",
}, async ({ page, otherHosts }) => {
  await otherHosts.stub(player, film)
  await open(page, pathOf("homes/Home"))
  // Browser warnings about a slow machine come earlier than this.
  const warnings: string[] = []
  page.on("console", (message) => warnings.push(message.text()))
  for (const [name, leave] of waysOut) {
    await opener(page).focus()
    await page.keyboard.press("Enter")
    await expect(dialog(page).locator("iframe"), name).toBeVisible()
    await waitForAnimations(dialog(page))
    await leave(page)
    await expect(dialog(page), name).toBeHidden()
    await expect(opener(page), name).toBeFocused()
    await expect(page.locator("iframe"), name).toHaveCount(0)
  }
  expect(warnings).toEqual([])
})

test("the film dialog opens before hydration, and the player follows after it", {
  tag: "@nightly",
}, async ({ page, otherHosts }) => {
  await otherHosts.stub(player, film)
  const release = await holdScripts(page)
  await page.goto(pathOf("homes/Home"))
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole("link")).toBeVisible()
  await expect(page.locator("iframe")).toHaveCount(0)
  release()
  await hydrated(page)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).locator("iframe")).toBeVisible()
})

test("the film's link remains when the player can't be reached", { tag: "@nightly" }, async ({
  page,
  otherHosts,
  consoleErrors,
}) => {
  await otherHosts.stub(player)
  consoleErrors.expect(/youtube-nocookie/)
  await open(page, pathOf("homes/Home"))
  await opener(page).click()
  await expect(dialog(page).getByRole("link")).toHaveAttribute("href", home.hero.video.url)
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the film dialog opens, and links to the film", { tag: "@nightly" }, async ({ page }) => {
    await page.goto(pathOf("homes/Home"))
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole("link")).toHaveAttribute("href", home.hero.video.url)
    await dialog(page).getByRole("button", { name: "Close" }).click()
    await expect(dialog(page)).toBeHidden()
  })
})
