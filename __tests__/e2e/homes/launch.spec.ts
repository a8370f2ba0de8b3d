import type { Locator, Page } from "@playwright/test"
import brands from "../../../data/brands.json"
import six from "../../../data/home-six.json"
import three from "../../../data/home-three.json"
import { formatExactPrice } from "../../../src/components/text/price"
import { region, testStory } from "../support/homes"
import { boxOf } from "../support/measure"
import { nameOf, pathOf } from "../support/pages"
import { expect, holdScripts, hydrated, open, test } from "../support/test"

/** The two home pages of the layout "launch" (docs/specification.md#home-pages). */

const main = (page: Page) => page.getByRole("main")
const gallery = (page: Page) => region(page, three.campaigns.title)
const bills = (page: Page) => gallery(page).getByRole("listitem")
/** An expanded campaign is at least so many times as wide. */
const WIDER = 1.4
const widthOf = async (locator: Locator) => (await boxOf(locator)).width

const stories = {
  "homes/HomeThree": [
    three.hero,
    three.brands,
    three.market,
    three.channels,
    three.film,
    three.services,
    three.campaigns,
    three.team,
    three.testimonials,
  ],
  "homes/HomeSix": [
    six.hero,
    six.brands,
    six.features,
    six.about,
    six.services,
    six.film,
    six.plans,
    six.testimonials,
    six.questions,
    six.closing,
  ],
}

for (const template of ["homes/HomeThree", "homes/HomeSix"] as const) {
  testStory(
    template,
    stories[template].map(({ title }) => [title].flat().join(" ")),
  )

  const tag = template === "homes/HomeThree" ? [] : "@nightly"
  test(`${nameOf(template)} shows every partner's logo once, dark on its light background`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    await page.goto(pathOf(template))
    const title = template === "homes/HomeSix" ? six.brands.title : three.brands.title
    const strip = region(page, title)
    for (const { img } of brands) {
      const logo = strip.getByRole("img", { name: img.alt, exact: true })
      await expect(logo).toHaveCount(1)
      await expect(logo).toHaveCSS("filter", "invert(0)")
    }
  })
}

test("hovering one of eight campaigns expands it and collapses its neighbours", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.goto(pathOf("homes/HomeThree"))
  await expect(bills(page)).toHaveCount(8)
  const [first, second] = [bills(page).nth(0), bills(page).nth(1)]
  await second.scrollIntoViewIfNeeded()
  const shut = await widthOf(second)
  expect(await widthOf(first)).toBeCloseTo(shut, 0)
  await second.hover()
  await expect.poll(() => widthOf(second)).toBeGreaterThan(WIDER * shut)
  await expect.poll(() => widthOf(first)).toBeLessThan(shut)
  await first.hover()
  await expect.poll(() => widthOf(first)).toBeGreaterThan(WIDER * shut)
  await expect.poll(() => widthOf(second)).toBeLessThan(shut)
  await page.mouse.move(640, 2)
  await expect.poll(() => widthOf(first)).toBeCloseTo(shut, 0)
  // A clicked campaign is focused too, and still closes.
  await second.click()
  await expect.poll(() => widthOf(second)).toBeGreaterThan(WIDER * shut)
  await page.mouse.move(640, 2)
  await expect.poll(() => widthOf(second)).toBeCloseTo(shut, 0)
})

test("the keyboard opens one campaign at a time, and closes it", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.goto(pathOf("homes/HomeThree"))
  const bill = bills(page).nth(6)
  const last = bills(page).nth(7)
  await bill.scrollIntoViewIfNeeded()
  const shut = await widthOf(bill)
  await bill.locator("summary").focus()
  await page.keyboard.press("Enter")
  await expect.poll(() => widthOf(bill)).toBeGreaterThan(WIDER * shut)
  await page.keyboard.press("Tab")
  await expect(last.locator("summary")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect.poll(() => widthOf(last)).toBeGreaterThan(WIDER * shut)
  await expect.poll(() => widthOf(bill)).toBeLessThan(shut)
  await page.keyboard.press("Enter")
  await expect.poll(() => widthOf(last)).toBeCloseTo(shut, 0)
})

test.describe("by touch", () => {
  test.use({ hasTouch: true })

  test("a tap opens a campaign on a wide screen", { tag: "@nightly" }, async ({ page }) => {
    await page.goto(pathOf("homes/HomeThree"))
    const bill = bills(page).nth(2)
    await bill.scrollIntoViewIfNeeded()
    const shut = await widthOf(bill)
    await bill.tap()
    await expect.poll(() => widthOf(bill)).toBeGreaterThan(WIDER * shut)
    await bill.tap()
    // Touch emulation leaves a pointer where it tapped.
    await page.mouse.move(640, 2)
    await expect.poll(() => widthOf(bill)).toBeCloseTo(shut, 0)
  })

  test("on a tablet a tapped campaign shows all of its text", { tag: "@nightly" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(pathOf("homes/HomeThree"))
    const bill = bills(page).nth(2)
    const text = bill.getByRole("paragraph")
    await bill.scrollIntoViewIfNeeded()
    await bill.tap()
    const overhang = async () => {
      const [poster, words] = [await boxOf(bill), await boxOf(text)]
      return words.x + words.width - (poster.x + poster.width)
    }
    await expect.poll(overhang).toBeLessThanOrEqual(0)
  })

  test("on a phone the campaigns stand one below the other, each with its text", {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pathOf("homes/HomeThree"))
    const [first, second] = [await boxOf(bills(page).nth(0)), await boxOf(bills(page).nth(1))]
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height)
    for (const { description } of three.campaigns.items) {
      await expect(gallery(page).getByText(description)).toBeVisible()
    }
  })
})

test("with reduced motion, a campaign opens at once", { tag: "@nightly" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(pathOf("homes/HomeThree"))
  const duration = await bills(page)
    .first()
    .evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001)
})

test("shows three plans, each with five features", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(pathOf("homes/HomeSix"))
  const plans = region(page, six.plans.title)
  await expect(plans.getByRole("heading", { level: 3 })).toHaveText(
    six.plans.items.map(({ title }) => title),
  )
  for (const { price } of six.plans.items) {
    await expect(plans.getByText(formatExactPrice(price), { exact: true })).toBeVisible()
  }
  for (const feature of six.plans.items.flatMap(({ features }) => features)) {
    await expect(plans.getByText(feature, { exact: true })).toBeVisible()
  }
  await plans.getByRole("link", { name: /in Startup$/ }).click()
  await expect(page).toHaveURL(/\/contact-us\?plan=startup$/)
})

test("six questions stand in two columns, with one open across both", { tag: "@nightly" }, async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(pathOf("homes/HomeSix"))
  const band = region(page, six.questions.title)
  const open_ = band.locator("details[open]")
  await expect(band.locator("details")).toHaveCount(6)
  await expect(open_).toHaveText(new RegExp(six.questions.items[0]?.title ?? ""))
  const [left, right] = [band.locator("details").nth(0), band.locator("details").nth(3)]
  expect((await boxOf(right)).x).toBeGreaterThan((await boxOf(left)).x + 200)
  await right.locator("summary").click()
  await expect(open_).toHaveText(new RegExp(six.questions.items[3]?.title ?? ""))
  release()
  await hydrated(page)
  await expect(open_).toHaveText(new RegExp(six.questions.items[3]?.title ?? ""))
})

test("the countdown's marks stand beside the sections, in order", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.goto(pathOf("homes/HomeSix"))
  const marks = main(page).getByText(/^T−\d+$/)
  await expect(marks).toHaveText(six.route.map(({ mark }) => mark))
})
