import type { Page } from "@playwright/test"
import banner from "../../data/banner.json"
import faq from "../../data/faq.json"
import team from "../../data/team.json"
import profile from "../../data/team-member.json"
import teamPage from "../../data/team-page.json"
import testimonialPage from "../../data/testimonial-page.json"
import testimonials from "../../data/testimonials.json"
import { boxOf, expectMoving, expectStill, observed, waitForAnimations } from "./support/measure"
import { expect, holdScripts, hydrated, open, test } from "./support/test"

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

// ---- /about-us

const bannerSentence = banner[0]?.title ?? ""
const band = (page: Page) => region(page, bannerSentence)
const pause = (page: Page) => band(page).getByRole("checkbox", { name: /^Pause/ })
const sentence = (page: Page) => band(page).getByRole("listitem").first()

test("the banner moves by itself, can be paused before hydration, and stays paused", {
  tag: "@nightly",
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto("/about-us")
  await band(page).scrollIntoViewIfNeeded()
  const timing = await sentence(page).evaluate((element) => {
    const [animation] = element.closest("ul")?.getAnimations() ?? []
    const { duration, iterations } = animation?.effect?.getComputedTiming() ?? {}
    return { duration, iterations }
  })
  // One sentence takes 6 s, for ever.
  expect(timing).toEqual({ duration: banner.length * 6000, iterations: Infinity })
  await expectMoving(sentence(page))
  await pause(page).focus()
  await page.keyboard.press("Space")
  await expectStill(sentence(page))
  release()
  await hydrated(page)
  await expect(pause(page)).toBeChecked()
  await expectStill(sentence(page))
  await page.keyboard.press("Space")
  await expectMoving(sentence(page))
})

test("with reduced motion, the banner shows its sentence once, still and complete", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/about-us")
  await band(page).scrollIntoViewIfNeeded()
  await expectStill(sentence(page))
  await expect(band(page).getByText(bannerSentence).filter({ visible: true })).toHaveCount(1)
  const { x, width } = await boxOf(sentence(page).getByText(bannerSentence))
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("all testimonials are readable, and any can be widened", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto("/testimonial")
    for (const { text } of testimonials) await expect(cloth(page).getByText(text)).toBeVisible()
    await widen(page, 1).check()
    await expectWide(page, 1)
  })

  test("skill bars show their final figures", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/single-team")
    await expectSkills(page)
  })
})

// ---- /testimonial

const cloth = (page: Page) => page.getByRole("group", { name: testimonialPage.label })
const strips = (page: Page) => cloth(page).getByRole("figure")
const widen = (page: Page, index: number) =>
  cloth(page).getByRole("radio", { name: `Widen ${testimonials[index]?.author}` })

/** Expects one strip to be at least twice as wide as each of the others. */
async function expectWide(page: Page, wide: number) {
  await waitForAnimations(cloth(page))
  const widths = []
  for (const strip of await strips(page).all()) widths.push((await boxOf(strip)).width)
  const [widest = 0, second = 0] = [...widths].sort((a, b) => b - a)
  expect(widths.indexOf(widest)).toBe(wide)
  expect(widest).toBeGreaterThan(2 * second)
}

test("all testimonials stand side by side; mouse and keyboard widen one", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/testimonial")
  await expect(strips(page)).toHaveCount(testimonials.length)
  await expectWide(page, 0)
  await strips(page).nth(2).hover({ force: true })
  await expectWide(page, 2)
  await page.mouse.move(0, 0)
  await expectWide(page, 0)
  await widen(page, 0).focus()
  await page.keyboard.press("ArrowRight")
  await expect(widen(page, 1)).toBeChecked()
  await expectWide(page, 1)
  // The keyboard's focus comes before a pointer that rests elsewhere.
  await strips(page).nth(3).hover({ force: true })
  await expectWide(page, 1)
})

for (const width of [1088, 1280, 1920]) {
  test(`widening a testimonial moves nothing below, at ${width} px`, { tag: "@nightly" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto("/testimonial")
    const { height } = await boxOf(cloth(page))
    for (let index = 1; index < testimonials.length; index += 1) {
      await widen(page, index).check()
      await waitForAnimations(cloth(page))
      expect((await boxOf(cloth(page))).height).toBe(height)
    }
  })
}

test("on a phone the testimonials are stacked, all of them wide", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/testimonial")
  await expect(page.getByRole("radio")).toHaveCount(0)
  const tops = []
  for (const strip of await strips(page).all()) {
    const { y, width } = await boxOf(strip)
    expect(width).toBeGreaterThan(300)
    tops.push(y)
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(new Set(tops).size).toBe(testimonials.length)
})

// ---- /faq

test("one answer is open at a time, first the first one, before hydration too", async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto("/faq")
  const items = page.getByRole("main").locator("details")
  await expect(items).toHaveCount(9)
  await expect(items.first()).toHaveAttribute("open")
  await page.getByText(faq[4]?.title ?? "").click()
  await expect(items.first()).not.toHaveAttribute("open")
  await expect(items.nth(4)).toHaveAttribute("open")
  await expect(page.getByRole("link", { name: "The packages" })).toBeVisible()
  release()
  await hydrated(page)
  await expect(items.nth(4)).toHaveAttribute("open")
  // While the answer above closes, the question stays where it was clicked.
  const question = items.nth(5).locator("summary")
  await question.evaluate((element) => element.scrollIntoView({ block: "center" }))
  await waitForAnimations(page.getByRole("main"))
  const { y } = await boxOf(question)
  await question.click()
  await expect(items.nth(5)).toHaveAttribute("open")
  await waitForAnimations(page.getByRole("main"))
  await expect.poll(async () => Math.abs((await boxOf(question)).y - y)).toBeLessThan(2)
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(1)
})

// ---- /team and /single-team

test("the team has four members in a row, two on narrower screens", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.goto("/team")
  const band = region(page, teamPage.heading.title)
  const cards = band.getByRole("listitem").filter({ has: page.getByRole("heading") })
  await expect(cards).toHaveCount(team.length)
  for (const [width, count] of [
    [1280, 4],
    [768, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const columns = () =>
      cards.evaluateAll(
        (elements) =>
          new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size,
      )
    await expect.poll(columns, `${width} px`).toBe(count)
  }
})

test("the chief executive's name leads to her page", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/team")
  await page.getByRole("link", { name: profile.name, exact: true }).click()
  await expect(page).toHaveURL(/\/single-team$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(profile.name)
})

test("a card opens its member's page, which leads on to the next member", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/team")
  const [, first, second] = team
  // The link of the name covers the card.
  await page.getByRole("img", { name: first?.img.alt ?? "" }).click({ force: true })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first?.name ?? "")
  const neighbours = page.getByRole("navigation", { name: teamPage.member.neighbours })
  await neighbours.getByRole("link", { name: second?.name ?? "" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second?.name ?? "")
  await expect(page.getByRole("link", { name: teamPage.member.back })).toHaveAttribute(
    "href",
    "/team",
  )
})

const bars = (page: Page) => region(page, profile.skills.title).locator("dd[aria-hidden] > span")

/** Expects each bar to be visible and as long as its figure says. */
async function expectSkills(page: Page) {
  for (const [index, { title, percent }] of profile.skills.items.entries()) {
    const skill = region(page, profile.skills.title)
    await expect(skill.getByText(title)).toBeVisible()
    await expect(skill.getByText(`${percent}%`)).toBeVisible()
    const share = await bars(page)
      .nth(index)
      .evaluate((bar) => {
        // All of it ends where the figures above do; the warp runs on.
        const all = bar.closest("div")?.getBoundingClientRect().width ?? 0
        return (100 * bar.getBoundingClientRect().width) / all
      })
    expect(share).toBeCloseTo(percent, 0)
  }
}

test("skill bars grow for 3 s when they come into view, and end at their figures", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/single-team")
  const bar = bars(page).first()
  // Recorded, because the animation may be over before the assertion.
  await bar.evaluate((element) =>
    element.addEventListener("animationstart", () => {
      const [weaving] = element.getAnimations()
      element.dataset.seconds = String(Number(weaving?.effect?.getComputedTiming().duration) / 1000)
    }),
  )
  await observed(bar)
  await bar.scrollIntoViewIfNeeded()
  await expect(bar).toHaveAttribute("data-seconds", "3")
  await waitForAnimations(bar)
  await expectSkills(page)
})
