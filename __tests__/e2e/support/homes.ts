import type { Locator, Page } from "@playwright/test"
import { boxOf, expectInOrder, expectNoShift, frames, recordShifts } from "./measure"
import { expect, open, test } from "./test"

/** A band of a page, by its heading. */
export const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

export const slidesOf = (slider: Locator) => slider.getByRole("group").getByRole("listitem")

/** The slider once it can be turned. */
export async function nearSlider(slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.getByRole("button", { name: "Next slide" })).toBeVisible()
}

/**
 * What holds for every homepage: all its bands are there, in the order of SPEC 2.5, and none moves while it is read.
 * @param story names of its bands, from its opening to its last
 */
export function testStory(path: string, story: readonly string[]) {
  test(`${path} tells its story in order, on wide screens and on phones`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectInOrder(story.map((name) => region(page, name)))
    }
  })

  test(`${path} moves nothing while it is read`, async ({ page }) => {
    const shifts = await recordShifts(page)
    await open(page, path)
    for (const name of story) {
      await region(page, name).scrollIntoViewIfNeeded()
      await frames(page, 4)
    }
    // Less than is ever reported: a part of a pixel, which Swiper's rounding or a typeface that comes late makes.
    await expectNoShift(shifts, 0.001)
  })
}

/** What a slider may shift when Swiper takes it over in view: a part of a pixel, which its rounding makes. */
export const sliderRounding = 0.0001

/** A film opens over the page by keyboard, its host is asked for nothing before, and Escape gives the focus back. */
export function testFilm(path: string, { label, title }: { label: string; title: string }) {
  test(`the film of ${path} opens, closes and gives the focus back`, async ({
    page,
    otherHosts,
  }) => {
    const asked = await otherHosts.standIn("www.youtube-nocookie.com", {
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Film</title></html>',
    })
    await open(page, path)
    const opener = page.getByRole("button", { name: label })
    const dialog = page.getByRole("dialog", { name: title })
    await opener.focus()
    expect(asked).toEqual([])
    await page.keyboard.press("Enter")
    await expect(dialog.locator("iframe")).toBeVisible()
    await expect.poll(() => asked).toHaveLength(1)
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

/** What clients say turns by a button for each of them. */
export function testVoices(path: string, voices: { title: string; items: readonly unknown[] }) {
  test(`what clients say on ${path} turns by its pagination`, async ({ page }) => {
    await open(page, path)
    const slider = region(page, voices.title)
    await nearSlider(slider)
    await expect(slidesOf(slider)).toHaveCount(voices.items.length)
    const last = slider.getByRole("button", { name: /^Show / }).last()
    await last.click()
    await expect(last).toHaveAttribute("aria-current", "true")
    await expect(slidesOf(slider).last()).toBeInViewport({ ratio: 0.6 })
  })
}

/** Without scripts a slider is a strip that scrolls by the arrow keys, and shows no button that would do nothing. */
export function testStrip(path: string, title: string) {
  test.describe("with scripts off", () => {
    test.use({ javaScriptEnabled: false })

    test(`"${title}" on ${path} is a strip that scrolls`, async ({ page }) => {
      await page.goto(path)
      const slider = region(page, title)
      const strip = slider.getByRole("group")
      const left = async () => (await boxOf(slidesOf(slider).first())).x
      const before = await left()
      await strip.focus()
      await page.keyboard.press("ArrowRight")
      await expect.poll(left).toBeLessThan(before)
      await expect(slider.getByRole("button", { name: "Next slide" })).toBeHidden()
    })
  })
}

type Figure = { value: number; suffix: string; decimals: number; label: string }

const final = ({ value, suffix, decimals }: Figure) => value.toFixed(decimals) + suffix

/** Figures count up to their ends. */
export function testFigures(path: string, figures: readonly Figure[]) {
  test(`the figures of ${path} count up to their ends`, async ({ page }) => {
    // Low enough that they are out of view at first.
    await page.setViewportSize({ width: 1280, height: 500 })
    await open(page, path)
    for (const figure of figures) {
      const value = page
        .locator("dl > div")
        .filter({ has: page.getByText(figure.label, { exact: true }) })
        .getByRole("definition")
      await value.scrollIntoViewIfNeeded()
      await expect(value.locator("[aria-hidden]")).toHaveText(final(figure))
    }
  })
}
