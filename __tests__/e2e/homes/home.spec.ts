import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import brands from "../../../data/brands.json"
import home from "../../../data/home.json"
import { region } from "../support/homes"
import {
  expectInOrder,
  expectMoving,
  expectStill,
  observed,
  recordLargestPaint,
} from "../support/measure"
import { pathOf } from "../support/pages"
import { expect, holdScripts, hydrated, open, test } from "../support/test"

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true })
const hero = (page: Page) => page.getByRole("region", { name: home.hero.title.join(" ") })
const heroPicture = (page: Page) => hero(page).getByRole("img").first()
const strip = (page: Page) => region(page, home.brands.title)

test("the homepage shows its sections in order", async ({ page }) => {
  // Headline and cloth leave room for it.
  const action = hero(page).getByRole("link", { name: home.hero.action.label })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(pathOf("homes/Home"))
  await expect(action).toBeInViewport({ ratio: 1 })
  // One column: earlier sections are higher up.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(action).toBeInViewport({ ratio: 1 })
  await expectInOrder([
    page.getByRole("heading", { level: 1 }),
    page.getByRole("button", { name: home.hero.video.label }),
    heading(page, home.mission.title),
    heading(page, home.vision.title),
    heading(page, home.services.title),
    heading(page, home.reasons.title),
    heading(page, home.process.title),
    heading(page, home.projects.title),
    page.getByText(home.counters[0]?.label ?? ""),
    heading(page, home.testimonials.title),
    heading(page, home.tiles.title),
    heading(page, home.closing.title),
  ])
})

for (const width of [390, 1280]) {
  const tag = width === 390 ? [] : "@nightly"
  test(`the hero picture is the largest contentful paint at ${width} px`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await recordLargestPaint(page)
    await page.goto(pathOf("homes/Home"))
    const isLargest = () => heroPicture(page).evaluate((picture) => window.largestPaint === picture)
    await expect.poll(isLargest).toBe(true)
  })
}

const figures = [...home.counters, ...home.testimonials.counters].map(
  ({ label, value, suffix }) => ({ label, value, final: `${value}${suffix}` }),
)

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the hero picture and the final figures are visible, and the logos can be paused", async ({
    page,
  }) => {
    await page.goto(pathOf("homes/Home"))
    await expect(heroPicture(page)).toBeVisible()
    const state = await heroPicture(page).evaluate((element) => ({
      loaded: (element as HTMLImageElement).naturalWidth > 0,
      seen: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    }))
    expect(state).toEqual({ loaded: true, seen: true })
    for (const { final } of figures) {
      await expect(page.getByText(final, { exact: true })).toBeVisible()
    }
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

const logo = (page: Page) => strip(page).getByRole("listitem").first()

async function pauseByKeyboard(page: Page) {
  const pause = strip(page).getByRole("checkbox", { name: /pause/i })
  await pause.scrollIntoViewIfNeeded()
  await pause.focus()
  await page.keyboard.press("Space")
  await expect(pause).toBeChecked()
}

test("the logos move by themselves, and the keyboard pauses them before hydration", {
  tag: "@nightly",
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(pathOf("homes/Home"))
  await strip(page).scrollIntoViewIfNeeded()
  await expectMoving(logo(page))
  await pauseByKeyboard(page)
  await expectStill(logo(page))
  release()
  await hydrated(page)
  await expectStill(logo(page))
  await page.keyboard.press("Space")
  await expectMoving(logo(page))
})

test("with reduced motion, all logos are visible and still", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page, pathOf("homes/Home"))
  await strip(page).scrollIntoViewIfNeeded()
  await expectStill(logo(page))
  for (const { img } of brands) {
    await expect(strip(page).getByRole("img", { name: img.alt, exact: true })).toBeInViewport()
  }
})

const softly = expect.configure({ soft: true })

test("wider windows show more logos", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(pathOf("homes/Home"))
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

test("the counters count up to their figures when they come into view", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, pathOf("homes/Home"))
  const figureOf = (label: string) =>
    page
      .locator("dl > div")
      .filter({ has: page.getByText(label, { exact: true }) })
      .getByRole("definition")
  // Records everything that each counter shows.
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

const loom = (page: Page) => page.getByRole("region", { name: "Loom" })
const loomButton = (page: Page) => page.getByRole("button", { name: home.hero.loom })
/** Scripts that no page loads at first have a number for a name. */
const lazyScript = /\/\d+-[\da-f]{8}\.js$/

test("visitors weave a name in the place of the picture, find it again and download it", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, pathOf("homes/Home"))
  const place = await heroPicture(page).boundingBox()
  await loomButton(page).scrollIntoViewIfNeeded()
  // The picture is larger than its box.
  const box = await heroPicture(page).locator("xpath=ancestor::div[1]").boundingBox()
  await loomButton(page).click()
  await expect(loom(page)).toBeFocused()
  expect(await loom(page).boundingBox()).toMatchObject({ y: box?.y, width: box?.width })

  const strip = page.getByRole("slider", { name: "Row 2" })
  const { x = 0, y = 0, width = 0, height = 0 } = (await strip.boundingBox()) ?? {}
  await page.mouse.move(x - 10, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(strip).toHaveAttribute("aria-valuenow", "5")
  await expect(loom(page).getByRole("status")).toHaveText("Row 2: under strip 5.")

  await page.getByLabel("Your company").fill("Kente Lane")
  await page.getByRole("button", { name: "Weave it", exact: true }).click()
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download as SVG" }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe("kente-lane.svg")
  expect(readFileSync(await file.path(), "utf8")).toContain("<title>Kente Lane, woven</title>")

  await page.keyboard.press("Escape")
  await expect(loomButton(page)).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  expect(await heroPicture(page).boundingBox()).toEqual(place)
  await open(page, pathOf("homes/Home"))
  await loomButton(page).click()
  await expect(page.getByLabel("Your company")).toHaveValue("Kente Lane")
})

test("offline the pictures stay, and the loom can be asked for again", { tag: "@nightly" }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /ERR_INTERNET_DISCONNECTED|The loom's code could not be loaded|A project's screen could not be loaded/,
  )
  await open(page, pathOf("homes/Home"))
  await page.route(lazyScript, (route) => route.abort("internetdisconnected"))
  await loomButton(page).click()
  await expect(page.getByRole("alert")).toHaveText("The loom didn’t load. Are you online?")
  await expect(heroPicture(page)).toBeVisible()
  await page.unroute(lazyScript)
  await page.getByRole("button", { name: "The loom didn’t load." }).click()
  await expect(loom(page)).toBeVisible()
})
