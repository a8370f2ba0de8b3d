import type { Locator, Page } from "@playwright/test"
import five from "../../../data/home-five.json"
import four from "../../../data/home-four.json"
import type { TemplateName } from "../../../src/routes"
import {
  nearSlider,
  region,
  sliderRounding,
  slidesOf,
  testFigures,
  testFilm,
  testStory,
  testStrip,
} from "../support/homes"
import { boxOf, expectNoShift, frames, recordShifts } from "../support/measure"
import { pathOf } from "../support/pages"
import { expect, holdScripts, hydrated, open, openLater, test } from "../support/test"

const carousel = (page: Page) => region(page, four.services.title)
const bands = (page: Page) => page.getByRole("list", { name: four.hero.bands.label })
const ribbon = (page: Page) => page.getByRole("list", { name: five.keywords.label })

const stories: [TemplateName, string[]][] = [
  [
    "homes/HomeFour",
    [
      four.hero.title.join(" "),
      four.film.title,
      four.features.title,
      four.about.title,
      four.services.title,
      four.projects.title,
      four.testimonials.title,
      four.posts.title,
    ],
  ],
  [
    "homes/HomeFive",
    [
      five.hero.title.join(" "),
      five.figures.title,
      five.words.title,
      five.links.title,
      five.services.title,
      five.steps.title,
      five.team.title,
      five.questions.title,
      five.contact.title,
    ],
  ],
]

for (const [template, story] of stories) testStory(template, story)

testFigures("homes/HomeFive", five.figures.items)
testFilm("homes/HomeFour", four.film.video)
testStrip("homes/HomeFour", four.services.title)

// ---- /home-four

/** Direction in which a marquee moves within a few frames: -1 left, 1 right, 0 at rest. */
async function drift(page: Page, row: Locator): Promise<number> {
  const item = row.getByRole("listitem").first()
  const before = await boxOf(item)
  await frames(page, 12)
  return Math.sign((await boxOf(item)).x - before.x)
}

/** Polls: a row that starts over jumps back, and a paused one takes a frame to stop. */
async function expectDrift(page: Page, row: Locator, direction: -1 | 0 | 1) {
  await expect.poll(() => drift(page, row)).toBe(direction)
}

/** Scrolls to an element that never stops moving. */
function showMoving(row: Locator): Promise<void> {
  return row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
}

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

test("projects take 4, 6 and 8 of twelve columns, and stack on phones", {
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
  for (const room of await rooms.all()) {
    const widths = async () => [await boxOf(room), await boxOf(list)].map(({ width }) => width)
    await expect.poll(async () => new Set(await widths()).size, "as wide as the list").toBe(1)
  }
})

test("with reduced motion, every word of the marquees is readable", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(pathOf("homes/HomeFour"))
  for (const word of [...four.hero.bands.rooms, ...four.hero.bands.materials]) {
    const { x, width } = await boxOf(bands(page).getByText(word, { exact: true }))
    expect.soft(x, word).toBeGreaterThanOrEqual(0)
    expect.soft(x + width, word).toBeLessThanOrEqual(1280)
  }
})

// ---- /home-five

test("wider windows show more keywords", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(pathOf("homes/HomeFive"))
  for (const [width, count] of [
    [700, 2],
    [768, 3],
    [992, 4],
    [1200, 5],
    [1400, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const cell = ribbon(page).getByRole("listitem").first()
    const inView = async () => width / (await boxOf(cell)).width
    await expect.poll(inView, `${width} px`).toBeCloseTo(count, 1)
  }
})

test("the keywords can be paused", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(pathOf("homes/HomeFive"))
  await showMoving(ribbon(page))
  await expectDrift(page, ribbon(page), -1)
  await page.getByRole("checkbox", { name: `Pause ${five.keywords.label}` }).focus()
  await page.keyboard.press("Space")
  await expectDrift(page, ribbon(page), 0)
})

test("the first service is the tallest, and each next one a step lower", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.goto(pathOf("homes/HomeFive"))
  const ranks = region(page, five.services.title).getByRole("listitem")
  await expect(ranks).toHaveCount(4)
  // In one moment: the typefaces may arrive between two.
  const boxes = await ranks.evaluateAll((all) =>
    all.map((rank) => rank.getBoundingClientRect().toJSON() as DOMRect),
  )
  const heights = boxes.map(({ height }) => Math.round(height))
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => b - a))
  const feet = boxes.map(({ y, height }) => Math.round(y + height))
  expect(new Set(feet).size).toBe(1)
})

test("the closing form reports missing fields, then logs, says that it sends nothing, and keeps the question", {
  tag: "@nightly",
}, async ({ page }) => {
  const logged: string[] = []
  page.on("console", (message) => message.type() === "info" && logged.push(message.text()))
  await open(page, pathOf("homes/HomeFive"))
  const form = region(page, five.contact.title).getByRole("form")
  await form.getByRole("button").click()
  await expect(form.getByText("Full Name is required.")).toBeVisible()
  await expect(form.getByText("Email is required.")).toBeVisible()
  await expect(form.getByRole("textbox", { name: "Full name" })).toBeFocused()
  await form.getByRole("textbox", { name: "Full name" }).fill("Ama Serwaa")
  await form.getByRole("textbox", { name: "E-mail" }).fill("ama@example.com")
  await form.getByRole("textbox", { name: "Your question" }).fill("How long does it take?")
  await form.getByRole("button").click()
  await expect(form.getByRole("status")).toContainText("This sample form sends nothing yet.")
  await expect(form.getByRole("textbox", { name: "Your question" })).toHaveValue(
    "How long does it take?",
  )
  await expect.poll(() => logged.some((line) => line.startsWith("Question"))).toBe(true)
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("all figures are visible, and both forms give way to an address to write to", async ({
    page,
  }) => {
    await page.goto(pathOf("homes/HomeFour"))
    for (const figure of ["15+", "2k"]) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    }
    await page.goto(pathOf("homes/HomeFive"))
    for (const figure of ["13+", "85%", "60m", "100%"]) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole("form")).toHaveCount(0)
    await expect(
      region(page, five.hero.title.join(" ")).getByRole("link", { name: "Write to us instead" }),
    ).toBeVisible()
    await expect(region(page, five.contact.title).getByRole("link")).toBeVisible()
  })
})
