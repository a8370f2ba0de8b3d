import type { Page } from "@playwright/test"
import { footerLink, h1, titleOf } from "./support/journeys"
import { factsGroup } from "./support/menu"
import { loomPage } from "./support/pages"
import { expect, holdLoadEvent, hydrated, open, test } from "./support/test"

/** The page's load time, and its scripts in the order of their requests. */
function scriptTimes(page: Page) {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    return {
      load: document?.loadEventStart ?? 0,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.js(on)?$/.test(new URL(name).pathname))
        .map(({ name, startTime }) => ({ name, startTime })),
    }
  })
}

test("the runtime starts by itself, and no script is requested before the load event", async ({
  page,
}) => {
  await page.goto("/")
  await hydrated(page)
  const { load, scripts } = await scriptTimes(page)
  expect(load).toBeGreaterThan(0)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(({ startTime }) => startTime < load)).toEqual([])
})

test("a page that must fetch requests its scripts at once", async ({ page }) => {
  const release = await holdLoadEvent(page)
  await page.goto("/web-design-development", { waitUntil: "commit" })
  await hydrated(page)
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete")
  release()
})

/** One of each kind, by night; build/finish/lateLoader.test.ts covers all of them. */
const gestures: [string, (page: Page) => Promise<void>, tag?: "@nightly"][] = [
  ["the page is touched", (page) => page.touchscreen.tap(5, 300)],
  ["the pointer moves", (page) => page.mouse.move(300, 300), "@nightly"],
  ["a key is pressed", (page) => page.keyboard.press("ArrowDown"), "@nightly"],
  // All of the page that is there as yet may fit into the window.
  ["the wheel is turned", (page) => page.mouse.wheel(0, 300), "@nightly"],
]

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true })

  for (const [name, act, tag = []] of gestures) {
    test(`the runtime starts at once when ${name}`, { tag }, async ({ page }) => {
      const asked: string[] = []
      page.on("request", (request) => {
        if (/\.js$/.test(request.url())) asked.push(request.url())
      })
      // Whatever starts before the load event was started by the gesture.
      const release = await holdLoadEvent(page)
      await page.goto("/", { waitUntil: "domcontentloaded" })
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect(asked).toEqual([])
      await act(page)
      await hydrated(page)
      expect(await page.evaluate(() => document.readyState)).not.toBe("complete")
      release()
    })
  }
})

const losses: [string, RegExp[], tag?: "@nightly"][] = [
  ["page's data", [/\/page-data\/faq\//], "@nightly"],
  ["page's script", [/component---src-templates-company-faq-page.*\.js$/], "@nightly"],
  [
    "page's data and script",
    [/\/page-data\/faq\//, /component---src-templates-company-faq-page.*\.js$/],
  ],
]

for (const [name, lost, tag = []] of losses) {
  test(`a visitor still reaches a page when the ${name} can't be loaded`, { tag }, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/ERR_FAILED|faq|ChunkLoadError|could not be shown/i)
    await open(page, "/contact-us")
    for (const pattern of lost) await page.route(pattern, (route) => route.abort())
    const main = page.getByRole("navigation", { name: "Main", exact: true })
    await main.locator("summary", { hasText: factsGroup }).click()
    await main.getByRole("link", { name: "FAQ" }).click()
    const arrived = h1(page, titleOf("/faq"))
    const explained = h1(page, "Unexpected Application Error!")
    await expect(arrived.or(explained)).toBeVisible({ timeout: 30_000 })
    if (await explained.isVisible()) {
      await page.unrouteAll()
      await page.getByRole("button", { name: /reload/i }).click()
      await expect(arrived).toBeVisible()
    }
    await expect(page).toHaveURL("/faq")
  })
}

for (const path of ["/web-design-development", "/contact-us"]) {
  test(`${path} reports a runtime that can't be loaded, and offers to reload`, {
    tag: "@nightly",
  }, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/ERR_FAILED/)
    await page.route("**/*.js", (route) => route.abort())
    await page.goto(path)
    const failure = page.getByRole("alert").filter({ hasText: "Unexpected Application Error!" })
    await expect(failure).toBeVisible()
    await expect(failure.getByRole("link")).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(path))
    await page.unrouteAll()
    await failure.getByRole("button", { name: "Reload the page" }).click()
    await hydrated(page)
    await expect(failure).toBeHidden()
  })
}

test("a static page works without its runtime", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/)
  await page.route("**/*.js", (route) => route.abort())
  await page.goto(loomPage)
  await expect(page.locator("html[data-runtime=failed]")).toBeAttached()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await footerLink(page, "Projects").click()
  await expect(page).toHaveURL("/web-design-development")
})
