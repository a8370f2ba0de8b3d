import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { showFaces } from "../../src/layouts/showFaces"
import { builtPages } from "../build/support/built"
import { boxOf, expectNoShift, frames, recordShifts } from "./support/measure"
import { systemFonts, systemWith } from "./support/systems"
import { expect, holdLoadEvent, holdScripts, hydrated, styled, test } from "./support/test"

/**
 * Fallback fonts show until the late runtime shows the site's typefaces, and nothing moves then
 * (docs/decisions/010-font-fallbacks.md).
 */

/** A twentieth of what counts as good (docs/architecture.md#budgets). */
const unnoticed = 0.005

/** Families of the typefaces that the page has loaded. */
function faces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === "loaded" && /^"?(Display|Text)"?$/.test(family))
      .map(({ family }) => family.replaceAll('"', ""))
      .sort(),
  )
}

/** Opens a page as the first of a visit, and waits until its typefaces are shown or taken back. */
async function openFirst(page: Page, path: string) {
  // The load event waits for pictures.
  await page.goto(path === "/404.html" ? "/no-such-page" : path, { waitUntil: "domcontentloaded" })
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
  await page.waitForFunction(() => sessionStorage.faces)
  await hydrated(page)
  await frames(page, 3)
}

/**
 * Holds back the pictures of pages opened later: nothing may move when they arrive after everything else.
 * @returns a function that lets them go, and waits until they are there
 */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const pictures = /\.(avif|webp|jpe?g|png)$/
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pictures, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForLoadState()
    await frames(page, 3)
    await page.unroute(pictures)
  }
}

test.describe("on a system with a single font", () => {
  // Other systems can't give one browser its own fonts.
  test.skip(process.platform !== "linux", "needs fontconfig")
  test.slow()

  const widths = [390, 768, 1280, 1920]
  for (const [index, { name, file }] of systemFonts.entries()) {
    test(
      `nothing moves with ${name} as the fallback`,
      { tag: "@nightly" },
      async ({ baseURL, launchOptions, playwright }, testInfo) => {
        testInfo.setTimeout(builtPages.length * widths.length * 10_000)
        const env = await systemWith(file, testInfo.outputPath("fonts"))
        const browser = await playwright.chromium.launch({ ...launchOptions, env })
        for (const width of widths) {
          const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } })
          const shifts = await recordShifts(page)
          for (const { path } of builtPages) {
            await test.step(`${path} at ${width} px`, async () => {
              // What they move does not depend on the typeface: once is enough, as it takes twice the time.
              const showPictures = index === 0 ? await holdPictures(page) : undefined
              await openFirst(page, path)
              await showPictures?.()
              await expectNoShift(shifts, unnoticed)
              await page.evaluate(() => sessionStorage.clear())
            })
          }
          await page.close()
        }
        await browser.close()
      },
    )
  }

  test(
    "a link that would break elsewhere between its lines keeps its fallback",
    {
      tag: "@nightly",
    },
    async ({ baseURL, launchOptions, playwright }, testInfo) => {
      // In Roboto, one word less of this link fits on its first line.
      const env = await systemWith("roboto", testInfo.outputPath("fonts"))
      const browser = await playwright.chromium.launch({ ...launchOptions, env })
      const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 800 } })
      const shifts = await recordShifts(page)
      // Before the link is set, the page may not show its typefaces by itself.
      await holdLoadEvent(page)
      await page.goto("/", { waitUntil: "domcontentloaded" })
      await page.evaluate(() => {
        const link = document.querySelector<HTMLElement>("main p a")
        if (link) link.style.display = "inline"
      })
      await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
      await page.waitForFunction(() => sessionStorage.faces)
      expect(await faces(page)).toEqual(["Display"])
      await expectNoShift(shifts, unnoticed)
      await browser.close()
    },
  )
})

for (const { what, path, text } of [
  { what: "a link on one line that becomes shorter", path: "/", text: "main p a" },
  { what: "text below the window that wraps differently", path: "/blog", text: "article p" },
]) {
  test(`${what} keeps no face back`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.addInitScript((text) => {
      const styles = new CSSStyleSheet()
      // It alone has our text face, with a much wider fallback: no other text can wrap differently.
      styles.replaceSync(
        `${text} { font: 16px Text, monospace !important } body :not(${text}) { font-family: serif !important }`,
      )
      document.adoptedStyleSheets = [styles]
    }, text)
    await openFirst(page, path)
    expect(await faces(page)).toEqual(["Display", "Text"])
  })
}

test("from the second page on, the typefaces are there without the runtime", async ({ page }) => {
  await openFirst(page, "/faq")
  await holdScripts(page)
  await page.goto("/contact-us", { waitUntil: "domcontentloaded" })
  await expect.poll(() => faces(page)).toEqual(["Display", "Text"])
})

test("text in view that would wrap differently keeps its fallback until the next page; headlines have their face", {
  tag: "@nightly",
}, async ({ page }) => {
  // Much wider than our text face.
  const wide = await readFile(
    require.resolve("@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2"),
  )
  await page.route("**/fonts/text.woff2", (route) =>
    route.fulfill({ body: wide, contentType: "font/woff2" }),
  )
  await page.setViewportSize({ width: 390, height: 800 })
  const shifts = await recordShifts(page)
  // Its first view begins with a text of several lines.
  await openFirst(page, "/faq")
  expect(await faces(page)).toEqual(["Display"])
  await expectNoShift(shifts, unnoticed)
  const footer = page.getByRole("navigation", { name: "Footer" })
  await footer.getByRole("link", { name: "Projects", exact: true }).click()
  await expect(page).toHaveURL("/web-design-development")
  await expect.poll(() => faces(page)).toEqual(["Display", "Text"])
})

test("a headline that would take a line more in its face is set closer", {
  tag: "@nightly",
}, async ({ page }) => {
  // The face is bold, its fallback the same in regular: narrower.
  for (const [name, weight] of [
    ["display", 700],
    ["fallback", 400],
  ] as const) {
    const body = await readFile(
      require.resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`),
    )
    await page.route(`**/fonts/${name}.woff2`, (route) =>
      route.fulfill({ body, contentType: "font/woff2" }),
    )
  }
  await page.addInitScript(() => {
    const styles = new CSSStyleSheet()
    styles.replaceSync("body :not(h1) { font-family: serif !important }")
    document.adoptedStyleSheets = [styles]
  })
  // Before the headline is set, the page may not show its typefaces by itself.
  await holdLoadEvent(page)
  await page.goto("/faq", { waitUntil: "domcontentloaded" })
  const title = page.getByRole("heading", { level: 1 })
  await title.evaluate(async (element) => {
    for (const [family, file] of [
      ["Narrow", "fallback"],
      ["Wide", "display"],
    ] as const) {
      const face = new FontFace(family, `url(/fonts/${file}.woff2)`, { weight: "100 900" })
      document.fonts.add(await face.load())
    }
    const { style } = element
    style.fontSize = "24px"
    style.maxInlineSize = "none"
    style.inlineSize = "max-content"
    style.fontFamily = "Wide"
    const { width } = element.getBoundingClientRect()
    style.fontFamily = "Display, Narrow"
    // One line in the fallback, and all but a little of one in the face.
    style.inlineSize = `${0.985 * width}px`
  })
  await frames(page, 3)
  const { height } = await boxOf(title)
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
  await page.waitForFunction(() => sessionStorage.faces)
  expect(await faces(page)).toContain("Display")
  await expect(title).toHaveAttribute("style", /letter-spacing/)
  expect((await boxOf(title)).height).toBeCloseTo(height, 0)
})

test("text that wraps differently above the window doesn't keep what is in it from its face, nor moves it", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() => {
    const styles = new CSSStyleSheet()
    // The opening alone has our text face, with a much wider fallback: no other text can wrap differently. Nor can it be set
    // narrower, to keep its lines.
    styles.replaceSync(
      "h1 + p { font-family: Text, monospace !important; padding: 0 !important } body :not(h1 + p) { font-family: serif !important }",
    )
    document.adoptedStyleSheets = [styles]
  })
  await openFirst(page, "/faq")
  expect(await faces(page)).toEqual(["Display"])

  const question = page.getByRole("heading", { name: "Which services do you offer?" })
  const top = () => question.evaluate((element) => element.getBoundingClientRect().top)
  const opening = page.locator("h1 + p")
  const height = await opening.evaluate((element) => element.clientHeight)
  await question.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  )
  const before = await top()
  await expect.poll(() => faces(page)).toEqual(["Display", "Text"])
  expect(await opening.evaluate((element) => element.clientHeight)).toBeLessThan(height)
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
})

test("the dev server, which has no late runtime, shows the typefaces at once", {
  tag: "@nightly",
}, async ({ page }) => {
  await holdScripts(page)
  await page.goto("/faq")
  await styled(page)
  expect(await faces(page)).toEqual([])
  await page.evaluate(showFaces)
  await expect.poll(() => faces(page)).toEqual(["Display", "Text"])
})

test("without its typefaces, a page hydrates in its fallback fonts", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*\/fonts\//)
  await page.route("**/fonts/**", (route) => route.abort())
  await page.goto("/faq")
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
  await hydrated(page)
  expect(await faces(page)).toEqual([])
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the typefaces show", async ({ page }) => {
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await page.goto("/faq")
    await expect
      .poll(() => asked)
      .toEqual(expect.arrayContaining(["/fonts/display.woff2", "/fonts/text.woff2"]))
  })
})
