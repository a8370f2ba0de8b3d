import type { Page } from "@playwright/test"
import sharp from "sharp"
import { frames } from "./support/measure"
import { isBuilt, nameOf } from "./support/pages"
import { expect, holdScripts, test } from "./support/test"

/** Pages with graphics that carry meaning: logos, icons, bars, a chart. */
const pages = (
  ["homes/HomeFive", "homes/HomeSix", "homes/HomeSeven", "company/ChiefExecutive"] as const
)
  .filter(isBuilt)
  .map(nameOf)

/** Graphics that carry meaning, and the share of their height, from the bottom, without text. */
const drawings: [selector: string, part: number][] = [
  ["svg", 1],
  ['img[src$=".svg"]', 1],
  ["[aria-label=Breadcrumb] li + li", 1],
  // Percentage bars.
  ["dd[aria-hidden] > span", 1],
  // Columns of a chart, with their values above them.
  ["figure dd", 0.05],
]

type Box = { name: string; left: number; top: number; width: number; height: number }

function boxesOf(page: Page, selector: string, part: number): Promise<Box[]> {
  return page.locator(selector).evaluateAll(
    (elements, part) =>
      elements.flatMap((element) => {
        const { left, bottom, width, height } = element.getBoundingClientRect()
        const seen = element.checkVisibility({ visibilityProperty: true }) && width > 3
        // A slide may be outside its strip.
        const strip = element.closest("[data-swiper=window]")?.getBoundingClientRect()
        if (!seen || left >= (strip?.right ?? innerWidth) || bottom > innerHeight) return []
        const place = element.closest("[class]")?.getAttribute("class")
        return [
          {
            name: `${place}, ${bottom}`,
            left,
            top: bottom - height * part,
            width,
            height: height * part,
          },
        ]
      }),
    part,
  )
}

type Screen = { data: Buffer; width: number; height: number }

async function screenOf(page: Page): Promise<Screen> {
  const picture = sharp(await page.screenshot()).greyscale()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Difference between the darkest and lightest grey in and closely around a box, of 255. */
function range({ data, width, height }: Screen, box: Box): number {
  const around = 4
  const [left, right] = [box.left - around, box.left + box.width + around].map((x) =>
    Math.min(width, Math.max(0, Math.round(x))),
  )
  const top = Math.max(0, Math.round(box.top - around))
  const bottom = Math.min(height, Math.round(box.top + box.height + around))
  let [darkest, lightest] = [255, 0]
  for (let row = top; row < bottom; row++) {
    for (const grey of data.subarray(row * width + Number(left), row * width + Number(right))) {
      darkest = Math.min(darkest, grey)
      lightest = Math.max(lightest, grey)
    }
  }
  return lightest - darkest
}

for (const colorScheme of ["dark", "light"] as const) {
  test(`in ${colorScheme} forced colours, graphics stand out from their background`, {
    tag: "@nightly",
  }, async ({ page }) => {
    // The pages as built: nothing moves, and every logo of a strip is in the window.
    const release = await holdScripts(page)
    await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" })
    // High enough that every graphic is in view without scrolling.
    await page.setViewportSize({ width: 1280, height: 4000 })
    for (const path of pages) {
      await page.goto(path)
      // `complete` means loaded; wait until it is decoded too.
      await page.evaluate(async () => {
        const signs = [...document.images].filter(({ src }) => src.endsWith(".svg"))
        for (const sign of signs) sign.loading = "eager"
        await Promise.all([document.fonts.ready, ...signs.map((sign) => sign.decode())])
      })
      await frames(page, 2)
      const screen = await screenOf(page)
      const boxes = (
        await Promise.all(drawings.map(([selector, part]) => boxesOf(page, selector, part)))
      ).flat()
      expect.soft(boxes.length, path).toBeGreaterThan(5)
      const lost = boxes.filter((box) => range(screen, box) < 100).map(({ name }) => name)
      expect.soft(lost, path).toEqual([])
    }
    release()
  })
}
