import type { Locator, Page } from "@playwright/test"
import brands from "../../data/brands.json"
import home from "../../data/home.json"
import projects from "../../data/projects.json"
import testimonials from "../../data/testimonials.json"
import tiles from "../../data/tiles.json"
import {
  boxOf,
  expectInOrder,
  expectMoving,
  expectNoShift,
  expectStill,
  frames,
  observed,
  recordShifts,
  settled,
} from "./support/measure"
import { alive, expect, holdScripts, open, test } from "./support/test"

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true })
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const hero = (page: Page) => page.getByRole("region", { name: home.hero.title.join(" ") })
const heroPicture = (page: Page) => hero(page).getByRole("img").first()
const strip = (page: Page) => region(page, home.brands.title)
const projectSlider = (page: Page) => region(page, home.projects.title)
const slidesOf = (slider: Locator) => slider.getByRole("group").getByRole("listitem")

test("the landing tells its story in order", async ({ page }) => {
  // One column: what comes first stands higher.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  await expectInOrder([
    page.getByRole("heading", { level: 1 }),
    page.getByRole("button", { name: home.hero.video.label }),
    heading(page, home.mission.title),
    heading(page, home.vision.title),
    heading(page, "We help hundreds of companies to grow"),
    heading(page, home.services.title),
    heading(page, home.reasons.title),
    heading(page, "Initial Contact"),
    heading(page, home.projects.title),
    page.getByText(home.counters[0]?.label ?? ""),
    heading(page, home.testimonials.title),
    heading(page, home.tiles.title),
    heading(page, home.closing.title),
  ])
})

test("six services, three steps, four voices and every logo are there", async ({ page }) => {
  await page.goto("/")
  const services = region(page, home.services.title)
  await expect(services.getByRole("heading", { level: 3 })).toHaveCount(6)
  await expect(region(page, home.process.title).getByRole("heading", { level: 3 })).toHaveText([
    "Initial Contact",
    "Solutions & Collaboration",
    "Monitoring & Results",
  ])
  await expect(region(page, home.reasons.title).getByText("Why choose us")).toBeVisible()
  const voices = region(page, home.testimonials.title)
  await expect(voices.getByText("out of 5 stars")).toHaveText(
    testimonials.map(({ rating }) => `${rating} out of 5 stars`),
  )
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 4, 5, 5])
  const names = brands.map(({ img }) => img.alt)
  for (const name of names) {
    await expect(strip(page).getByRole("img", { name, exact: true })).toHaveCount(1)
  }
})

for (const width of [390, 1280]) {
  test(`the hero picture is the largest paint at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const paints = list.getEntries() as (PerformanceEntry & { element?: Element | null })[]
        window.largestPaint = paints.at(-1)?.element
      }).observe({ type: "largest-contentful-paint", buffered: true })
    })
    await page.goto("/")
    const isLargest = () => heroPicture(page).evaluate((picture) => window.largestPaint === picture)
    await expect.poll(isLargest).toBe(true)
  })
}

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false })

  test("the hero picture is there to see", async ({ page }) => {
    await page.goto("/")
    await expect(heroPicture(page)).toBeVisible()
    const state = await heroPicture(page).evaluate((element) => ({
      loaded: (element as HTMLImageElement).naturalWidth > 0,
      seen: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    }))
    expect(state).toEqual({ loaded: true, seen: true })
  })

  test("counters show their final figures", async ({ page }) => {
    await page.goto("/")
    for (const figure of ["15+", "50+", "100%", "80k+", "200+"]) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    }
  })

  test("the film's dialog opens, and leads to the film's own address", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: home.hero.video.label }).click()
    const dialog = page.getByRole("dialog", { name: home.hero.video.title })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole("link")).toHaveAttribute("href", home.hero.video.url)
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect(dialog).toBeHidden()
  })

  test("the projects are a strip that scrolls", async ({ page }) => {
    await page.goto("/")
    const carousel = projectSlider(page).getByRole("group")
    await carousel.scrollIntoViewIfNeeded()
    const before = await boxOf(slidesOf(projectSlider(page)).first())
    await carousel.focus()
    await page.keyboard.press("ArrowRight")
    await expect
      .poll(async () => (await boxOf(slidesOf(projectSlider(page)).first())).x)
      .toBeLessThan(before.x)
    await expect(projectSlider(page).getByRole("button", { name: "Next slide" })).toBeHidden()
  })

  test("the pause control stops the logos", async ({ page }) => {
    await page.goto("/")
    const moving = () =>
      logo(page).evaluate((element) => {
        const track = element.closest("ul")
        return track && getComputedStyle(track).animationPlayState
      })
    expect(await moving()).toBe("running")
    await pauseByKeyboard(page)
    expect(await moving()).toBe("paused")
  })
})

const player = "www.youtube-nocookie.com"
const film = { contentType: "text/html", body: "<!doctype html><title>Film</title>" }

test("the film's dialog asks for the player only once it is open", async ({ page, otherHosts }) => {
  const asked = await otherHosts.standIn(player, film)
  await open(page, "/")
  await expect(page.locator("iframe")).toHaveCount(0)
  expect(asked).toEqual([])
  await page.getByRole("button", { name: home.hero.video.label }).click()
  const frame = page.getByRole("dialog", { name: home.hero.video.title }).locator("iframe")
  await expect(frame).toBeVisible()
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).not.toContain("autoplay=1")
  const { width, height } = await boxOf(frame)
  expect(width / height).toBeCloseTo(16 / 9, 2)
})

test("the film's dialog takes 300 ms to come", async ({ page, otherHosts }) => {
  await otherHosts.standIn(player, film)
  await open(page, "/")
  await page.getByRole("button", { name: home.hero.video.label }).click()
  const dialog = page.getByRole("dialog", { name: home.hero.video.title })
  const durations = await dialog.evaluate((element) =>
    getComputedStyle(element).transitionDuration.split(", "),
  )
  expect(new Set(durations)).toEqual(new Set(["0.3s"]))
})

const waysOut: [string, (page: Page) => Promise<void>][] = [
  ["Escape", (page) => page.keyboard.press("Escape")],
  [
    "the close button",
    (page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
  ],
  ["a click beside it", (page) => page.mouse.click(8, 8)],
]

for (const [name, leave] of waysOut) {
  test(`${name} closes the film, and the focus goes back to where it was`, async ({
    page,
    otherHosts,
  }) => {
    await otherHosts.standIn(player, film)
    await open(page, "/")
    // What the browser says of a slow machine comes earlier.
    const warnings: string[] = []
    page.on("console", (message) => warnings.push(message.text()))
    const opener = page.getByRole("button", { name: home.hero.video.label })
    await opener.focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: home.hero.video.title })
    await expect(dialog.locator("iframe")).toBeVisible()
    await settled(dialog)
    await leave(page)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.locator("iframe")).toHaveCount(0)
    expect(warnings).toEqual([])
  })
}

test("the film's dialog opens before the runtime, and the player follows with it", async ({
  page,
  otherHosts,
}) => {
  await otherHosts.standIn(player, film)
  const release = await holdScripts(page)
  await page.goto("/")
  await page.getByRole("button", { name: home.hero.video.label }).click()
  const dialog = page.getByRole("dialog", { name: home.hero.video.title })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole("link")).toBeVisible()
  await expect(page.locator("iframe")).toHaveCount(0)
  release()
  await alive(page)
  await expect(dialog).toBeVisible()
  await expect(dialog.locator("iframe")).toBeVisible()
})

test("where the player can't be reached, the film's address remains", async ({
  page,
  otherHosts,
  trouble,
}) => {
  await otherHosts.standIn(player)
  trouble.expect(/youtube-nocookie/)
  await open(page, "/")
  await page.getByRole("button", { name: home.hero.video.label }).click()
  const dialog = page.getByRole("dialog", { name: home.hero.video.title })
  await expect(dialog.getByRole("link")).toHaveAttribute("href", home.hero.video.url)
})

test("the page behind the film does not scroll", async ({ page, otherHosts }) => {
  await otherHosts.standIn(player, film)
  await open(page, "/")
  await page.getByRole("button", { name: home.hero.video.label }).click()
  await expect(page.getByRole("dialog", { name: home.hero.video.title })).toBeVisible()
  await page.mouse.move(8, 400)
  await page.mouse.wheel(0, 600)
  await frames(page, 10)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

const logo = (page: Page) => strip(page).getByRole("listitem").first()

async function pauseByKeyboard(page: Page) {
  const pause = strip(page).getByRole("checkbox", { name: /pause/i })
  await pause.scrollIntoViewIfNeeded()
  await pause.focus()
  await page.keyboard.press("Space")
  await expect(pause).toBeChecked()
}

test("the logos move by themselves, and the keyboard stops them before the runtime is there", async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto("/")
  await strip(page).scrollIntoViewIfNeeded()
  await expectMoving(logo(page))
  await pauseByKeyboard(page)
  await expectStill(logo(page))
  release()
  await alive(page)
  await expectStill(logo(page))
  await page.keyboard.press("Space")
  await expectMoving(logo(page))
})

test("who asked for less motion sees all logos at rest", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page, "/")
  await strip(page).scrollIntoViewIfNeeded()
  await expectStill(logo(page))
  for (const { img } of brands) {
    await expect(strip(page).getByRole("img", { name: img.alt, exact: true })).toBeInViewport()
  }
})

const softly = expect.configure({ soft: true })

test("the wider the window, the more logos are in view", async ({ page }) => {
  await page.goto("/")
  for (const [width, count] of [
    [700, 2],
    [768, 3],
    [992, 4],
    [1200, 5],
    [1400, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const inView = () =>
      logo(page).evaluate((element) => {
        const room = element.closest("ul")?.parentElement?.getBoundingClientRect().width ?? 0
        return room / element.getBoundingClientRect().width
      })
    await softly.poll(inView, `${width} px`).toBeCloseTo(count, 1)
  }
})

const figures = [
  ...home.counters.map(({ label, value, suffix }) => ({
    label,
    value,
    final: `${value}${suffix}`,
  })),
  ...home.testimonials.counters.map(({ label, value, suffix }) => ({
    label,
    value,
    final: `${value}${suffix}`,
  })),
]

test("the counters are the ones that were promised", () => {
  expect(figures.map(({ final }) => final)).toEqual(["15+", "50+", "100%", "80k+", "200+"])
})

test("the counters count up to their figures when they come into view", async ({ page }) => {
  await open(page, "/")
  const figureOf = (label: string) =>
    page
      .locator("dl > div")
      .filter({ has: page.getByText(label, { exact: true }) })
      .getByRole("definition")
  // All that each of them shows while it counts.
  for (const { label } of figures) {
    await figureOf(label).evaluate((element) => {
      const seen: string[] = []
      Object.assign(element, { seen })
      new MutationObserver(() => seen.push(element.lastElementChild?.textContent ?? "")).observe(
        element,
        { childList: true, subtree: true, characterData: true },
      )
    })
  }
  await observed(page.getByRole("main"))
  for (const { label, value, final } of figures) {
    const figure = figureOf(label)
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.locator("[aria-hidden]")).toHaveText(final)
    const seen = await figure.evaluate((element) => (element as unknown as { seen: string[] }).seen)
    const numbers = seen.map((text) => Number.parseFloat(text))
    expect
      .soft(
        numbers.filter((number) => number < value),
        final,
      )
      .not.toEqual([])
    expect.soft(numbers, final).toEqual([...numbers].sort((a, b) => a - b))
  }
})

test("who asked for less motion sees the final figures at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page, "/")
  for (const { final } of figures) {
    const figure = page.getByText(final, { exact: true })
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).toHaveCount(1)
    await expect(figure).toBeVisible()
  }
})

/** The slider once it can be turned. */
async function nearSlider(slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.getByRole("button", { name: "Next slide" })).toBeVisible()
}

for (const [width, count] of [
  [640, 1],
  [900, 2],
  [1600, 3],
] as const) {
  test(`${count} of the projects in view at ${width} px, 24 px apart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, "/")
    const shifts = await recordShifts(page)
    const slider = projectSlider(page)
    await nearSlider(slider)
    await expect(slidesOf(slider)).toHaveCount(projects.length)
    const carousel = await boxOf(slider.getByRole("group"))
    const [first, second] = await Promise.all([0, 1].map((n) => boxOf(slidesOf(slider).nth(n))))
    if (!first || !second) throw new Error("The slider has too few slides")
    expect.soft(second.x - first.x - first.width).toBeCloseTo(24, 0)
    expect.soft(count * first.width + (count - 1) * 24).toBeCloseTo(carousel.width, 0)
    expect.soft(first.x).toBeCloseTo(carousel.x, 0)
    await expectNoShift(shifts, 0)
  })
}

for (const [width, count] of [
  [640, 2],
  [900, 3],
  [1200, 4],
  [1400, 5],
] as const) {
  test(`${count} of the studio's pictures in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, "/")
    const shifts = await recordShifts(page)
    const slider = region(page, home.tiles.title)
    await nearSlider(slider)
    const carousel = await boxOf(slider.getByRole("group"))
    const slide = await boxOf(slidesOf(slider).first())
    expect(Math.round(carousel.width / slide.width)).toBe(count)
    await expectNoShift(shifts, 0)
  })
}

test("after the last of the studio's pictures comes the first", async ({ page }) => {
  await open(page, "/")
  const slider = region(page, home.tiles.title)
  await nearSlider(slider)
  const next = slider.getByRole("button", { name: "Next slide" })
  const inFront = () => slideAt(slider)
  const first = await inFront()
  const seen = new Set([first])
  for (let turn = 1; turn <= tiles.length; turn += 1) {
    const before = await inFront()
    await next.click()
    await expect.poll(inFront).not.toBe(before)
    await settled(slider)
    seen.add(await inFront())
  }
  expect(seen.size).toBe(tiles.length)
  expect(await inFront()).toBe(first)
})

/** The text of the slide at the left edge of the carousel. */
function slideAt(slider: Locator): Promise<string> {
  return slider.getByRole("group").evaluate((carousel) => {
    const left = carousel.getBoundingClientRect().left
    const slides = [...carousel.querySelectorAll("li")]
    const distance = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left)
    const [nearest] = slides.sort((a, b) => distance(a) - distance(b))
    return nearest?.querySelector("img")?.alt ?? ""
  })
}

test("the projects turn by keyboard, to the last one and back", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await open(page, "/")
  const slider = projectSlider(page)
  await nearSlider(slider)
  const next = slider.getByRole("button", { name: "Next slide" })
  const previous = slider.getByRole("button", { name: "Previous slide" })
  await expect(previous).toHaveAttribute("aria-disabled", "true")
  await next.focus()
  for (const { img } of projects.slice(1)) {
    await page.keyboard.press("Enter")
    await expect.poll(() => slideAt(slider)).toBe(img.alt)
    await settled(slider)
  }
  await expect(next).toHaveAttribute("aria-disabled", "true")
  await expect(next).toBeFocused()
  await previous.focus()
  await page.keyboard.press("Enter")
  await expect.poll(() => slideAt(slider)).toBe(projects.at(-2)?.img.alt)
})

test("the bar below the projects can be dragged", async ({ page }) => {
  await open(page, "/")
  const slider = projectSlider(page)
  await nearSlider(slider)
  const handle = slider.locator('[data-swiper="bar"] > *')
  await handle.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(handle)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 2000, y + height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(slider.getByRole("button", { name: "Next slide" })).toHaveAttribute(
    "aria-disabled",
    "true",
  )
  const carousel = await boxOf(slider.getByRole("group"))
  const rightEdge = async () => {
    const last = await boxOf(slidesOf(slider).last())
    return last.x + last.width
  }
  await expect.poll(rightEdge).toBeCloseTo(carousel.x + carousel.width, 0)
})

test("the projects can be dragged themselves", async ({ page }) => {
  await open(page, "/")
  const slider = projectSlider(page)
  await nearSlider(slider)
  const first = await slideAt(slider)
  const slide = await boxOf(slidesOf(slider).nth(1))
  await page.mouse.move(slide.x + slide.width / 2, slide.y + 40)
  await page.mouse.down()
  await page.mouse.move(slide.x - slide.width / 2, slide.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => slideAt(slider)).not.toBe(first)
})

test("the projects stay where they were scrolled to when the slider's code comes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 })
  const release = await holdScripts(page)
  await page.goto("/")
  const slider = projectSlider(page)
  await slider.scrollIntoViewIfNeeded()
  const third = slidesOf(slider).nth(2)
  await third.evaluate((element) =>
    element.scrollIntoView({ inline: "start", block: "nearest", behavior: "instant" }),
  )
  const before = await boxOf(third)
  release()
  await alive(page)
  await nearSlider(slider)
  await expect.poll(async () => (await boxOf(third)).x).toBeCloseTo(before.x, 0)
})

test("a project out of view that gets the focus comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 })
  await open(page, "/")
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
