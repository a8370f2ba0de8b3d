import type { Locator, Page } from "@playwright/test"
import type { TemplateName } from "../../../src/routes"
import { boxOf, expectInOrder, expectNoShift, frames, recordShifts } from "./measure"
import { nameOf, pathOf } from "./pages"
import { expect, open, openLater, test } from "./test"

/** A section of the page, by its heading. */
export const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

export const slidesOf = (slider: Locator) => slider.getByRole("group").getByRole("listitem")

/** Scrolls to a slider and waits until it has mounted. */
export async function nearSlider(slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.getByRole("button", { name: "Next slide" })).toBeVisible()
}

/**
 * What holds for every home page: its sections are all there, in order
 * (docs/specification.md#home-pages), and none shifts while the page is read. By night: homes.test.tsx checks the order.
 * @param story headings of its sections, top to bottom
 */
export function testStory(template: TemplateName, story: readonly string[]) {
  test(`${nameOf(template)} shows its sections in order, and shifts nothing while it is read`, {
    tag: "@nightly",
  }, async ({ page }) => {
    const shifts = await recordShifts(page)
    await openLater(page, pathOf(template))
    for (const name of story) {
      await region(page, name).scrollIntoViewIfNeeded()
      await frames(page, 4)
    }
    // Smaller than anything reported: sub-pixel shifts from Swiper's rounding or a late font.
    await expectNoShift(shifts, 0.001)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectInOrder(story.map((name) => region(page, name)))
    }
  })
}

/** Layout shift allowed when Swiper mounts in view: a fraction of a pixel, from its rounding. */
export const sliderRounding = 0.0001

/** The film opens from the keyboard, requests nothing before that, and Escape returns focus: by night, as film.spec.ts shows the same dialog. */
export function testFilm(
  template: TemplateName,
  { label, title }: { label: string; title: string },
) {
  test(`the film on ${nameOf(template)} opens, closes and returns focus to its button`, {
    tag: "@nightly",
  }, async ({ page, otherHosts }) => {
    const asked = await otherHosts.stub("www.youtube-nocookie.com", {
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Film</title></html>',
    })
    await open(page, pathOf(template))
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

/** The testimonial slider has one pagination button per testimonial. */
export function testTestimonials(
  template: TemplateName,
  testimonials: { title: string; items: readonly unknown[] },
) {
  test(`pagination turns the testimonials on ${nameOf(template)}`, { tag: "@nightly" }, async ({
    page,
  }) => {
    await open(page, pathOf(template))
    const slider = region(page, testimonials.title)
    await nearSlider(slider)
    await expect(slidesOf(slider)).toHaveCount(testimonials.items.length)
    const last = slider.getByRole("button", { name: /^Show / }).last()
    await last.click()
    await expect(last).toHaveAttribute("aria-current", "true")
    await expect(slidesOf(slider).last()).toBeInViewport({ ratio: 0.6 })
  })
}

/** Without JavaScript a slider is a scroll container for the arrow keys, with no dead buttons. */
export function testStrip(template: TemplateName, title: string) {
  test.describe("with JavaScript off", () => {
    test.use({ javaScriptEnabled: false })

    // Daily runs take one slider.
    const tag = template === "homes/Home" ? [] : "@nightly"
    test(`"${title}" on ${nameOf(template)} is a strip that scrolls`, { tag }, async ({ page }) => {
      await page.goto(pathOf(template))
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

/** Counters end at their final figures: by night, as home.spec.ts follows the same counters. */
export function testFigures(template: TemplateName, figures: readonly Figure[]) {
  test(`the counters on ${nameOf(template)} end at their final figures`, {
    tag: "@nightly",
  }, async ({ page }) => {
    // Short enough that the counters start out of view.
    await page.setViewportSize({ width: 1280, height: 500 })
    await open(page, pathOf(template))
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
