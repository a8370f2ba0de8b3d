import type { Page } from "@playwright/test"
import four from "../../../data/home-four.json"
import {
  nearSlider,
  region,
  sliderRounding,
  slidesOf,
  testFilm,
  testStory,
  testStrip,
} from "../support/homes"
import { expectDrift, showMoving } from "../support/marquees"
import { boxOf, expectNoShift, recordShifts } from "../support/measure"
import { pathOf } from "../support/pages"
import { expect, holdScripts, hydrated, open, openLater, test } from "../support/test"

const carousel = (page: Page) => region(page, four.services.title)
const bands = (page: Page) => page.getByRole("list", { name: four.hero.bands.label })

testStory("homes/HomeFour", [
  four.hero.title.join(" "),
  four.film.title,
  four.features.title,
  four.about.title,
  four.services.title,
  four.projects.title,
  four.testimonials.title,
  four.posts.title,
])
testFilm("homes/HomeFour", four.film.video)
testStrip("homes/HomeFour", four.services.title)

test("two marquees move in opposite directions, and one control pauses both before hydration", {
  tag: "@nightly",
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(pathOf("homes/HomeFour"))
  await showMoving(bands(page).first())
  await expectDrift(page, bands(page).first(), -1)
  await expectDrift(page, bands(page).last(), 1)
  const pause = page.getByRole("checkbox", { name: `Pause ${four.hero.bands.label}` })
  await pause.focus()
  await page.keyboard.press("Space")
  release()
  await hydrated(page)
  for (const row of await bands(page).all()) await expectDrift(page, row, 0)
})

for (const [width, count] of [
  [390, 1],
  [640, 1.5],
  [900, 1.5],
  [1400, 2.5],
] as const) {
  test(`shows ${count} of the services, 30 px apart, at ${width} px`, {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLater(page, pathOf("homes/HomeFour"))
    const shifts = await recordShifts(page)
    await nearSlider(carousel(page))
    const strip = await boxOf(carousel(page).getByRole("group"))
    const boxes = await Promise.all((await slidesOf(carousel(page)).all()).map(boxOf))
    const [first, second] = boxes.filter(({ x }) => x >= strip.x - 1).sort((a, b) => a.x - b.x)
    if (!first || !second) throw new Error("The carousel has too few slides")
    expect.soft(second.x - first.x - first.width, `${width} px`).toBeCloseTo(30, 0)
    const filled = count * first.width + (count - 1) * 30
    expect.soft(filled, `${width} px`).toBeCloseTo(strip.width, 0)
    expect.soft(first.x, `${width} px`).toBeCloseTo(strip.x, 0)
    await expectNoShift(shifts, sliderRounding)
  })
}

/** The service at the strip's left edge; empty while the carousel turns. */
function serviceAt(page: Page): Promise<string> {
  return slidesOf(carousel(page)).evaluateAll((slides) => {
    const strip = slides[0]?.closest("[role=group]")?.getBoundingClientRect()
    const boxes = slides.map((slide) => slide.getBoundingClientRect())
    const first = boxes.findIndex(({ left }) => Math.abs(left - (strip?.left ?? 0)) < 3)
    const isFilled = boxes.some(({ right }) => right > (strip?.right ?? 0) - 3)
    return (isFilled && slides[first]?.querySelector("h3")?.textContent) || ""
  })
}

test("the services loop by keyboard", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await open(page, pathOf("homes/HomeFour"))
  await nearSlider(carousel(page))
  const next = carousel(page).getByRole("button", { name: "Next slide" })
  await next.focus()
  const names = four.services.items.map(({ title }) => title)
  for (const name of [...names.slice(1), ...names.slice(0, 2)]) {
    await page.keyboard.press("Enter")
    await expect.poll(() => serviceAt(page)).toBe(name)
  }
  await carousel(page).getByRole("button", { name: "Previous slide" }).focus()
  for (const name of [names[0], names.at(-1)]) {
    await page.keyboard.press("Enter")
    await expect.poll(() => serviceAt(page)).toBe(name)
  }
})

for (const width of [390, 1280]) {
  test(`each of several rapid presses turns the services at ${width} px`, {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, pathOf("homes/HomeFour"))
    await nearSlider(carousel(page))
    const names = four.services.items.map(({ title }) => title)
    const press = (name: string, times: number) =>
      carousel(page)
        .getByRole("button", { name })
        .evaluate((button: HTMLElement, count) => {
          for (let press = 0; press < count; press++) button.click()
        }, times)
    await press("Next slide", 3)
    await expect.poll(() => serviceAt(page)).toBe(names[3])
    await press("Previous slide", 4)
    await expect.poll(() => serviceAt(page)).toBe(names.at(-1))
  })
}

test("the services can be dragged", { tag: "@nightly" }, async ({ page }) => {
  await open(page, pathOf("homes/HomeFour"))
  await nearSlider(carousel(page))
  const strip = await boxOf(carousel(page).getByRole("group"))
  const { width } = await boxOf(slidesOf(carousel(page)).first())
  const from = strip.x + strip.width - 40
  const y = Math.min(strip.y + strip.height / 2, 700)
  await page.mouse.move(from, y)
  await page.mouse.down()
  // More than half a slide: a slow drag that ends earlier snaps back.
  await page.mouse.move(from - width * 0.7, y, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => serviceAt(page)).toBe(four.services.items[1]?.title)
})

test("projects take 4, 6 and 8 of twelve columns; on phones two small ones share a row", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pathOf("homes/HomeFour"))
  const rooms = region(page, four.projects.title).getByRole("list").first().locator("> li")
  await expect(rooms).toHaveCount(four.projects.items.length + 1)
  const list = region(page, four.projects.title).getByRole("list").first()
  const grid = await boxOf(list)
  for (const [index, { colSize }] of four.projects.items.entries()) {
    const { width } = await boxOf(rooms.nth(index))
    // Twelve columns and eleven gaps.
    expect.soft(Math.round(((width + 32) / (grid.width + 32)) * 12)).toBe(colSize)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const isSmall = (index: number) => four.projects.items[index]?.colSize === 4
  const shares = four.projects.items.map(
    (_, index) => isSmall(index) && (isSmall(index - 1) || isSmall(index + 1)),
  )
  for (const [index, isShared] of shares.entries()) {
    const part = async () => (await boxOf(rooms.nth(index))).width / (await boxOf(list)).width
    await expect.poll(part, `room ${index + 1}`).toBeCloseTo(isShared ? 0.475 : 1, 1)
  }
})

test("with reduced motion, every word of the marquees is readable", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(pathOf("homes/HomeFour"))
  for (const word of [...four.hero.bands.rooms, ...four.hero.bands.materials]) {
    const { x, width } = await boxOf(bands(page).getByText(word, { exact: true }))
    expect.soft(x, word).toBeGreaterThanOrEqual(0)
    expect.soft(x + width, word).toBeLessThanOrEqual(1280)
  }
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("all figures are visible", async ({ page }) => {
    await page.goto(pathOf("homes/HomeFour"))
    for (const figure of ["15+", "2k"]) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    }
  })
})
