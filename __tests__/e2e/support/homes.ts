import type { Locator, Page } from "@playwright/test"
import { expectInOrder, expectNoShift, frames, recordShifts } from "./measure"
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
  for (const width of [390, 1280]) {
    test(`${path} tells its story in order at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expectInOrder(story.map((name) => region(page, name)))
    })
  }

  test(`${path} moves nothing while it is read`, async ({ page }) => {
    const shifts = await recordShifts(page)
    await open(page, path)
    for (const name of story) {
      await region(page, name).scrollIntoViewIfNeeded()
      await frames(page, 4)
    }
    // A part of a pixel, which Swiper's rounding makes.
    await expectNoShift(shifts, 0.0001)
  })
}
