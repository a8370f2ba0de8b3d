import type { Page } from "@playwright/test"
import { expectNoShift, frames, recordShifts } from "./support/measure"
import { homeTemplates, isBuilt, nameOf } from "./support/pages"
import { systemFonts, systemWith } from "./support/systems"
import { expect, hold, holdScripts, test } from "./support/test"

/**
 * Fallback fonts show until the site's fonts arrive, and nothing moves then
 * (docs/decisions/010-font-fallbacks.md).
 */

// Other systems can't give one browser its own fonts.
test.skip(process.platform !== "linux", "needs fontconfig")

/** A tenth of what counts as good: text may move by a pixel or two, a headline must not. */
const unnoticed = 0.01
/** Only text moves. */
const still = 0.001

const [consulting, ...designs] = homeTemplates
const home = [consulting]
  .filter(isBuilt)
  .flatMap((template) =>
    [390, 1200, 1280].map((width) => ({ path: nameOf(template), width, limit: unnoticed })),
  )
/** The other home pages, shared out among the systems. */
const others = designs
  .filter(isBuilt)
  .map((template) => ({ path: nameOf(template), width: 1280, limit: still }))

for (const [index, { name, file }] of systemFonts.entries()) {
  test(`late fonts cause no shift that a visitor would notice, with ${name} as the fallback`, async ({
    baseURL,
    launchOptions,
    playwright,
  }, testInfo) => {
    const env = await systemWith(file, testInfo.outputPath("fonts"))
    const browser = await playwright.chromium.launch({ ...launchOptions, env })
    const visits = [...home, ...others.slice(2 * index, 2 * index + 2)]
    for (const { path, width, limit } of visits) {
      await test.step(`${path} at ${width} px`, async () => {
        const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } })
        await holdScripts(page)
        const release = await hold(page, /\/fonts\//)
        const shifts = await recordShifts(page)
        await page.goto(path, { waitUntil: "domcontentloaded" })
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await expect
          .poll(() => facesInUse(page))
          .toEqual(expect.arrayContaining([`Display ${name}`, `Text ${name}`]))
        await frames(page, 5)
        release()
        await page.evaluate(() => document.fonts.ready.then(() => {}))
        await frames(page, 5)
        await expectNoShift(shifts, limit)
        await page.close()
      })
    }
    await browser.close()
  })
}

function facesInUse(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  )
}
