import type { Locator, Page } from "@playwright/test"
import seven from "../../../data/home-seven.json"
import two from "../../../data/home-two.json"
import projects from "../../../data/projects.json"
import type { TemplateName } from "../../../src/routes"
import {
  nearSlider,
  region,
  sliderRounding,
  slidesOf,
  testStory,
  testTestimonials,
} from "../support/homes"
import { boxOf, expectNoShift, recordShifts, scrollTop, topOf } from "../support/measure"
import { pathOf } from "../support/pages"
import { expect, open, openLater, test } from "../support/test"

const reel = (page: Page) => region(page, two.projects.title)

const stories: [TemplateName, string[]][] = [
  [
    "homes/HomeTwo",
    [
      two.hero.title.join(" "),
      two.services.title,
      two.projects.title,
      two.steps.title,
      two.closing.title,
    ],
  ],
  [
    "homes/HomeSeven",
    [
      seven.hero.title.join(" "),
      seven.film.title,
      seven.features.title,
      seven.about.title,
      seven.figures.title,
      seven.services.title,
      seven.projects.title,
      seven.questions.title,
      seven.testimonials.title,
      seven.closing.title,
    ],
  ],
]

for (const [template, story] of stories) testStory(template, story)

testTestimonials("homes/HomeSeven", seven.testimonials)

test("shows one, two or three and a half projects, 24 px apart", { tag: "@nightly" }, async ({
  page,
}) => {
  for (const [width, count] of [
    [640, 1],
    [900, 2],
    [1600, 3.5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openLater(page, pathOf("homes/HomeTwo"))
    const shifts = await recordShifts(page)
    await nearSlider(reel(page))
    await expect(slidesOf(reel(page))).toHaveCount(projects.length)
    const strip = await boxOf(reel(page).getByRole("group"))
    const [first, second] = await Promise.all([0, 1].map((n) => boxOf(slidesOf(reel(page)).nth(n))))
    if (!first || !second) throw new Error("The slider has too few slides")
    expect.soft(second.x - first.x - first.width, `${width} px`).toBeCloseTo(24, 0)
    const filled = count * first.width + (count - 1) * 24
    expect.soft(filled, `${width} px`).toBeCloseTo(strip.width, 0)
    expect.soft(first.x, `${width} px`).toBeCloseTo(strip.x, 0)
    // Up to the window's edge.
    expect.soft(strip.x + strip.width, `${width} px`).toBeCloseTo(width, 0)
    await expectNoShift(shifts, sliderRounding)
  }
})

const current = (slider: Locator) => slider.locator('[aria-current="true"]')

test("pagination leads to each project, by mouse and by keyboard", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await open(page, pathOf("homes/HomeTwo"))
  await nearSlider(reel(page))
  for (const { title } of [projects[2], projects[0]].filter((project) => project !== undefined)) {
    const button = reel(page).getByRole("button", { name: `Show ${title}` })
    await button.click()
    await expect(button).toHaveAttribute("aria-current", "true")
    await expect(slidesOf(reel(page)).filter({ hasText: title })).toBeInViewport({ ratio: 0.6 })
  }
  const last = reel(page).getByRole("button", { name: `Show ${projects.at(-1)?.title}` })
  await last.focus()
  await page.keyboard.press("Enter")
  await expect(last).toHaveAttribute("aria-current", "true")
})

/** Moves the pointer over the strip. */
async function pointAt(page: Page, slider: Locator) {
  const strip = await boxOf(slider.getByRole("group"))
  await page.mouse.move(strip.x + strip.width / 2, Math.min(strip.y + 80, 700))
}

test("a horizontal wheel turns the projects, a vertical wheel scrolls the page", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, pathOf("homes/HomeTwo"))
  await nearSlider(reel(page))
  await pointAt(page, reel(page))
  await page.mouse.wheel(120, 0)
  await expect(current(reel(page))).toHaveText(`Show ${projects[1]?.title}`)
  const before = await scrollTop(page)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 200)
  await expect(current(reel(page))).toHaveText(`Show ${projects[1]?.title}`)
})

const step = (page: Page, name: string) => page.locator("details").filter({ hasText: name })
const pictureOf = (page: Page, index: number) =>
  page.getByRole("img", { name: two.steps.items[index]?.img.alt ?? "", exact: true })

/** Expects the open step's picture to fill the left half of the section, beside its text. */
async function expectHalfPage(page: Page, index: number) {
  const places = async () => {
    const [band, picture, words] = await Promise.all(
      [
        region(page, two.steps.title),
        pictureOf(page, index),
        page.getByText(two.steps.items[index]?.text ?? ""),
      ].map(boxOf),
    )
    if (!band || !picture || !words) throw new Error("The open step lacks a part")
    return {
      left: Math.round(picture.x),
      missingHeight: Math.round(band.height - picture.height),
      isHalf: picture.width > 0.4 * band.width,
      areWordsBeside: words.x > picture.x + picture.width,
    }
  }
  const half = { left: 0, missingHeight: 0, isHalf: true, areWordsBeside: true }
  await expect.poll(places).toEqual(half)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled })

    const tag = javaScriptEnabled ? [] : "@nightly"
    test("one step is open at a time, and its picture fills half the page", { tag }, async ({
      page,
    }) => {
      await page.goto(pathOf("homes/HomeTwo"))
      for (const [index, { title }] of two.steps.items.entries()) {
        const summary = step(page, title).locator("summary")
        if (index > 0) {
          await summary.focus()
          await page.keyboard.press("Enter")
        }
        await expect(step(page, title)).toHaveAttribute("open")
        await expect(page.locator("details[open]", { hasText: title })).toHaveCount(1)
        await expectHalfPage(page, index)
        for (const other of [0, 1, 2].filter((n) => n !== index)) {
          await expect(pictureOf(page, other)).toBeHidden()
        }
      }
    })
  })
}

test("opening another step moves nothing below it", { tag: "@nightly" }, async ({ page }) => {
  await open(page, pathOf("homes/HomeTwo"))
  const closing = region(page, two.closing.title)
  const before = await topOf(closing)
  for (const { title } of two.steps.items.slice(1)) {
    await step(page, title).locator("summary").click()
    await expect(step(page, title)).toHaveAttribute("open")
    await expect.poll(() => topOf(closing)).toBeCloseTo(before, 0)
  }
})

/** Whether a tile shows its whole cloth: no edge is clipped. */
async function showsCloth(tile: Locator): Promise<boolean> {
  const clip = await tile.evaluate((element) => getComputedStyle(element, "::before").clipPath)
  return (clip.match(/-?\d[\d.]*/g) ?? []).every((inset) => Number(inset) <= 0)
}

test("a tile reveals its cloth on hover and on focus", { tag: "@nightly" }, async ({ page }) => {
  await open(page, pathOf("homes/HomeTwo"))
  const tile = region(page, two.services.title).getByRole("listitem").nth(1)
  const shown = () => showsCloth(tile)
  expect(await shown()).toBe(false)
  await tile.hover()
  await expect.poll(shown).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(shown).toBe(false)
  await tile.getByRole("link").focus()
  await expect.poll(shown).toBe(true)
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test("a tile reveals its cloth while it is in the middle of the window", {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.goto(pathOf("homes/HomeTwo"))
    const tile = region(page, two.services.title).getByRole("listitem").nth(4)
    const shown = () => showsCloth(tile)
    await tile.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }))
    await expect.poll(shown).toBe(false)
    await tile.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    )
    await expect.poll(shown).toBe(true)
  })
})
