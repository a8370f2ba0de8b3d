import type { Page } from "@playwright/test"
import texts from "../../../data/blog.json"
import { results } from "../support/blog"
import { frames, recordLargestPaint } from "../support/measure"
import { expect, holdScripts, hydrated, open, test } from "../support/test"

// While the index loads, a loading status precedes this one.
const count = (page: Page) => results(page).getByRole("status").last()

test("a search from any blog page finds articles, keeps its words in the box, and shows pictures that lead on", async ({
  page,
}) => {
  await open(page, "/blog-grid")
  await page.getByRole("searchbox").fill("TYPEFÁCE twi")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/blog\/search\?q=/)
  await expect(count(page)).toContainText("for “TYPEFÁCE twi”")
  await expect(page.getByRole("searchbox")).toHaveValue("TYPEFÁCE twi")
  const first = results(page).getByRole("heading", { level: 2 }).first()
  const title = String(await first.textContent())
  const picture = results(page).getByRole("listitem").first().locator("img")
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  // By force: the title's link lies over it.
  await picture.click({ force: true })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
})

test("a search without matches says so and suggests where to go on", { tag: "@nightly" }, async ({
  page,
}) => {
  await open(page, `/blog/search?q=${encodeURIComponent("<img src=x onerror=alert(1)> zebra")}`)
  await expect(count(page)).toHaveText("Nothing found for “<img src=x onerror=alert(1)> zebra”")
  await expect(results(page).getByText(texts.search.nothing)).toBeVisible()
  await results(page).getByRole("link", { name: "Development" }).click()
  await expect(page).toHaveURL("/blog/category/development")
})

test("a search without words shows a hint, and an index that fails to load can be retried", {
  tag: "@nightly",
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/blog-index|Failed to fetch|ERR_FAILED/)
  await open(page, "/blog/search?q=%20%20")
  await expect(results(page).getByText(texts.search.hint)).toBeVisible()
  await expect(count(page)).toBeEmpty()
  await page.route("**/blog-index.json", (route) => route.abort())
  await open(page, "/blog/search?q=kente")
  await expect(results(page).getByText(texts.search.failed)).toBeVisible()
  await page.unroute("**/blog-index.json")
  await results(page).getByRole("button", { name: "Try again" }).click()
  await expect(count(page)).toContainText("for “kente”")
})

test("the largest text of the search page is in its HTML, not among what its script adds", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await recordLargestPaint(page)
  await open(page, "/blog/search")
  await expect(results(page)).toContainText(texts.search.hint)
  // A larger text would be reported once it is painted.
  await frames(page, 4)
  expect(await page.evaluate(() => window.largestPaint?.textContent)).toBe(texts.search.text)
})

test("a search submitted before hydration is not lost", async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto("/blog")
  await page.getByRole("searchbox").fill("kente")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/blog/search?q=kente")
  release()
  await hydrated(page)
  await expect(count(page)).toContainText("for “kente”")
})
