import type { Page } from "@playwright/test"
import { expectNoShift, frames, recordShifts } from "../support/measure"
import { recordRequests } from "../support/service"
import { answerWith, main, path, test } from "../support/showcase"
import { type ConsoleErrors, expect, open } from "../support/test"

/** How pages of the content service load: nothing is fetched twice, and nothing moves. */

/** One page per template that shows a list. */
const onePerTemplate = ["/web-design-development", "/content-creation", "/web-services"]
/** Daily runs take the first. */
const daily = (path: string) => (path === onePerTemplate[0] ? [] : "@nightly")

for (const path of onePerTemplate) {
  test(`${path} fetches every file once`, { tag: daily(path) }, async ({ page }) => {
    const requests = recordRequests(page, /./)
    await open(page, path)
    await expect(main(page).locator("[aria-busy=false]")).toBeVisible()
    await expect(main(page).getByRole("img").first()).toBeVisible()
    const urls = requests.map((request) => request.url())
    expect(urls.filter((url, index) => urls.indexOf(url) < index)).toEqual([])
  })
}

/** Swapping fonts may move text by a pixel; without them, any shift comes from the document. */
async function withoutFonts(page: Page, consoleErrors: ConsoleErrors) {
  consoleErrors.expect(/ERR_FAILED.*\/fonts\//)
  await page.route(/\/fonts\//, (route) => route.abort())
}

for (const path of onePerTemplate) {
  test(`${path} has no layout shift when the document arrives`, {
    tag: daily(path),
  }, async ({ page, consoleErrors }) => {
    await withoutFonts(page, consoleErrors)
    const shifts = await recordShifts(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      await expect(main(page).locator("[aria-busy=false]")).toBeVisible()
      await frames(page, 5)
      await expectNoShift(shifts, 0)
    }
  })
}

test("a failed request causes no layout shift either", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/failed with status|500 \(Internal/)
  await withoutFonts(page, consoleErrors)
  const shifts = await recordShifts(page)
  await answerWith(page, { status: 500 })
  await open(page, path)
  await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible()
  await frames(page, 5)
  await expectNoShift(shifts, 0)
})
