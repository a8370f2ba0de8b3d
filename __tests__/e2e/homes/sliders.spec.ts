import type { Locator, Page } from "@playwright/test"
import home from "../../../data/home.json"
import homeSix from "../../../data/home-six.json"
import projects from "../../../data/projects.json"
import tiles from "../../../data/tiles.json"
import { nearSlider, region, slidesOf, testStrip } from "../support/homes"
import { boxOf, expectNoShift, recordShifts, waitForAnimations } from "../support/measure"
import { pathOf } from "../support/pages"
import { expect, holdScripts, hydrated, open, openLater, test } from "../support/test"

/** The homepage's two sliders: projects, which end, and the studio's pictures, which loop. */

const projectSlider = (page: Page) => region(page, home.projects.title)
const studioSlider = (page: Page) => region(page, home.tiles.title)

/** Alternative text of the slide at the left edge of the carousel. */
function slideAt(slider: Locator): Promise<string> {
  return slider.getByRole("group").evaluate((carousel) => {
    const left = carousel.getBoundingClientRect().left
    const slides = [...carousel.querySelectorAll("li")]
    const distance = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left)
    const [nearest] = slides.sort((a, b) => distance(a) - distance(b))
    return nearest?.querySelector("img")?.alt ?? ""
  })
}

testStrip("homes/Home", home.projects.title)

for (const [width, count] of [
  [640, 1],
  [900, 2],
  [1600, 3],
] as const) {
  test(`shows ${count} of the projects, 24 px apart, at ${width} px`, {
    tag: count === 2 ? [] : "@nightly",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLater(page, pathOf("homes/Home"))
    const shifts = await recordShifts(page)
    const slider = projectSlider(page)
    await nearSlider(slider)
    await expect(slidesOf(slider)).toHaveCount(projects.length)
    const carousel = await boxOf(slider.getByRole("group"))
    const [first, second] = await Promise.all([0, 1].map((n) => boxOf(slidesOf(slider).nth(n))))
    if (!first || !second) throw new Error("The slider has too few slides")
    expect.soft(second.x - first.x - first.width, `${width} px`).toBeCloseTo(24, 0)
    const filled = count * first.width + (count - 1) * 24
    // The next project peeks in beyond that.
    const peek = await slider
      .getByRole("group")
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingInlineEnd))
    expect.soft(peek, `${width} px`).toBeGreaterThan(24)
    // Swiper takes the fraction of a pixel off the peek.
    expect.soft(Math.abs(filled - (carousel.width - peek)), `${width} px`).toBeLessThan(1)
    expect.soft(first.x, `${width} px`).toBeCloseTo(carousel.x, 0)
    await expectNoShift(shifts, 0)
  })
}

test("words of a project that only peeks in are not shown before it is in view", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 900, height: 900 })
  await openLater(page, pathOf("homes/Home"))
  const slider = projectSlider(page)
  await nearSlider(slider)
  const shown = () =>
    slidesOf(slider).evaluateAll((slides) =>
      slides.flatMap((slide, index) =>
        getComputedStyle(slide.querySelector("h3") as Element).opacity === "1" ? [index] : [],
      ),
    )
  await expect.poll(shown).toEqual([0, 1])
  await slider.getByRole("button", { name: "Next slide" }).click()
  await expect.poll(shown).toEqual([1, 2])
})

test("the next project's picture peeks in while its words don't", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLater(page, pathOf("homes/Home"))
  const slider = projectSlider(page)
  await nearSlider(slider)
  const second = slidesOf(slider).nth(1)
  await second.evaluate((slide) => slide.scrollIntoView({ block: "center", inline: "nearest" }))
  // Both have come down.
  await expect
    .poll(() =>
      second.evaluate((slide) => slide.getAnimations()[0]?.effect?.getComputedTiming().progress),
    )
    .toBe(1)
  const opacityOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).opacity)
  await expect.poll(() => opacityOf(second.getByRole("heading"))).toBe("0")
  expect(await opacityOf(second.locator("article > :first-child"))).toBe("1")
})

test("a window without width for a moment leaves the studio's pictures where they are", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLater(page, pathOf("homes/Home"))
  const slider = studioSlider(page)
  await nearSlider(slider)
  const before = await slideAt(slider)
  await page.setViewportSize({ width: 1, height: 4 })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBeLessThan(10)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => slider.evaluate(({ clientWidth }) => clientWidth)).toBe(390)
  expect(await slideAt(slider)).toBe(before)
})

test("shows two, three, four or five of the studio's pictures", { tag: "@nightly" }, async ({
  page,
}) => {
  for (const [width, count] of [
    [640, 2],
    [900, 3],
    [1200, 4],
    [1400, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openLater(page, pathOf("homes/Home"))
    const shifts = await recordShifts(page)
    const slider = studioSlider(page)
    await nearSlider(slider)
    const carousel = await boxOf(slider.getByRole("group"))
    const slide = await boxOf(slidesOf(slider).first())
    expect.soft(Math.round(carousel.width / slide.width), `${width} px`).toBe(count)
    await expectNoShift(shifts, 0)
  }
})

test("with larger text, mounting keeps the number of projects in view", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  const browser = await page.context().newCDPSession(page)
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 20 } })
  await open(page, pathOf("homes/Home"))
  const slider = projectSlider(page)
  const width = async () => (await boxOf(slidesOf(slider).first())).width
  const before = await width()
  await nearSlider(slider)
  // Swiper's widths are whole pixels.
  expect(Math.abs((await width()) - before)).toBeLessThan(1)
  // The next test uses the same window.
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } })
})

test("a testimonial stays as wide as its strip when the window narrows, also with reduced motion", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, pathOf("homes/HomeSix"))
  const slider = region(page, homeSix.testimonials.title)
  await nearSlider(slider)
  await page.setViewportSize({ width: 1280, height: 900 })
  const tooWide = () =>
    slider.getByRole("group").evaluate((strip) => {
      const slide = strip.querySelector("li")
      return Math.abs((slide?.clientWidth ?? 0) - strip.clientWidth)
    })
  await expect.poll(tooWide).toBeLessThanOrEqual(1)
})

test("pagination buttons are large enough for a thumb", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, pathOf("homes/HomeSix"))
  const slider = region(page, homeSix.testimonials.title)
  await nearSlider(slider)
  const bullets = slider.getByRole("button", { name: /^Show/ })
  await expect(bullets).toHaveCount(homeSix.testimonials.items.length)
  for (const bullet of await bullets.all()) {
    const { width, height } = await boxOf(bullet)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test("the studio's pictures loop", { tag: "@nightly" }, async ({ page }) => {
  await open(page, pathOf("homes/Home"))
  const slider = studioSlider(page)
  await nearSlider(slider)
  const next = slider.getByRole("button", { name: "Next slide" })
  const inFront = () => slideAt(slider)
  const first = await inFront()
  const seen = new Set([first])
  for (let turn = 1; turn <= tiles.length; turn += 1) {
    const before = await inFront()
    await next.click()
    await expect.poll(inFront).not.toBe(before)
    await waitForAnimations(slider)
    seen.add(await inFront())
  }
  expect(seen.size).toBe(tiles.length)
  expect(await inFront()).toBe(first)
})

test("the keyboard turns the projects to the last one and back", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await open(page, pathOf("homes/Home"))
  const slider = projectSlider(page)
  await nearSlider(slider)
  const next = slider.getByRole("button", { name: "Next slide" })
  const previous = slider.getByRole("button", { name: "Previous slide" })
  await expect(previous).toHaveAttribute("aria-disabled", "true")
  await next.focus()
  for (const { img } of projects.slice(1)) {
    await page.keyboard.press("Enter")
    await expect.poll(() => slideAt(slider)).toBe(img.alt)
    await waitForAnimations(slider)
  }
  await expect(next).toHaveAttribute("aria-disabled", "true")
  await expect(next).toBeFocused()
  await previous.focus()
  await page.keyboard.press("Enter")
  await expect.poll(() => slideAt(slider)).toBe(projects.at(-2)?.img.alt)
})

test("the scrollbar below the projects can be dragged", { tag: "@nightly" }, async ({ page }) => {
  await open(page, pathOf("homes/Home"))
  const slider = projectSlider(page)
  await nearSlider(slider)
  const handle = slider.locator('[data-swiper="bar"] > *')
  await handle.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(handle)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 2000, y + height / 2, { steps: 8 })
  await page.mouse.up()
  const next = slider.getByRole("button", { name: "Next slide" })
  await expect(next).toHaveAttribute("aria-disabled", "true")
  const rightEdge = async (part: Locator) => {
    const { x, width } = await boxOf(part)
    return x + width
  }
  // At the page's margin, as the buttons; Swiper's widths are whole pixels.
  const margin = await rightEdge(next)
  const beside = async () => Math.abs((await rightEdge(slidesOf(slider).last())) - margin)
  await expect.poll(beside).toBeLessThan(4)
})

test("the projects can be dragged", { tag: "@nightly" }, async ({ page }) => {
  await open(page, pathOf("homes/Home"))
  const slider = projectSlider(page)
  await nearSlider(slider)
  const first = await slideAt(slider)
  const slide = await boxOf(slidesOf(slider).nth(1))
  const y = slide.y + slide.height / 2
  await page.mouse.move(slide.x + slide.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(slide.x - slide.width / 2, y, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => slideAt(slider)).not.toBe(first)
})

test("the projects keep their scroll position when the slider mounts", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 })
  const release = await holdScripts(page)
  await page.goto(pathOf("homes/Home"))
  const slider = projectSlider(page)
  await slider.scrollIntoViewIfNeeded()
  const third = slidesOf(slider).nth(2)
  await third.evaluate((element) =>
    element.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" }),
  )
  const before = await boxOf(third)
  release()
  await hydrated(page)
  await nearSlider(slider)
  await expect.poll(async () => (await boxOf(third)).x).toBeCloseTo(before.x, 0)
})

test("focusing a project out of view scrolls it into view", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await open(page, pathOf("homes/Home"))
  const slider = projectSlider(page)
  await nearSlider(slider)
  const links = slidesOf(slider).getByRole("link")
  await links.first().focus()
  await page.keyboard.press("Tab")
  await expect(links.nth(1)).toBeFocused()
  await expect
    .poll(() => slideAt(slider))
    .toBe(projects.find((project) => project.link && project !== projects[0])?.img.alt)
  await expect(links.nth(1)).toBeInViewport({ ratio: 0.9 })
})
