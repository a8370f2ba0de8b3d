import type { Page } from "@playwright/test"
import { brotli, builtPages, exists, read, sizeOf, stylesheetsOf } from "../build/support/built"
import { expectNoShift, frames, recordShifts } from "./support/measure"
import { factsGroup, group, mainMenu } from "./support/menu"
import { loomPage } from "./support/pages"
import { expect, hold, holdScripts, hydrated, open, openLater, styled, test } from "./support/test"

/**
 * A page shows its first view with the few rules that its HTML carries; all its styles follow
 * (docs/decisions/001-late-runtime.md).
 */

const stylesheets = /\.css$/

/** What visitors see of each element in the window, up to where the first view ends: its box and its looks. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = document.querySelector("[data-first-view-end]")
    const properties = [
      "background",
      "border",
      "borderRadius",
      "boxShadow",
      "color",
      "font",
      "letterSpacing",
      "opacity",
      "textDecoration",
      "textTransform",
      "transform",
    ] as const
    return [...document.body.querySelectorAll("*")]
      .filter((element) => {
        const follows =
          end && end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
        const { top, bottom, width } = element.getBoundingClientRect()
        return !follows && !element.contains(end) && bottom > 0 && top < innerHeight && width > 0
      })
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, bottom } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        return [
          (element.cloneNode(false) as Element).outerHTML.slice(0, 120),
          // Below the window, heights are estimates until a band is laid out.
          ...[x, y, width, Math.min(bottom, innerHeight)].map(Math.round),
          ...properties.map((property) => style[property]),
        ].join(" ")
      })
  })
}

/** Switches the stylesheets that the build links on or off. */
async function setStylesheets(page: Page, on: boolean) {
  await page.evaluate((disabled) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("body link[rel=stylesheet]")) {
      link.disabled = disabled
    }
  }, !on)
  await frames(page, 1)
}

/** A page with its own end of the first view, and one that shows other themes; nightly runs take all. */
const examples = ["/single-blog", "/designs"]

const withLinks = ({ path }: { path: string }) => stylesheetsOf(path).length > 0

for (const { path } of builtPages.filter(withLinks)) {
  const tag = examples.includes(path) ? [] : "@nightly"
  test(`the first view of ${path} looks the same before all its styles are there`, { tag }, async ({
    page,
    consoleErrors,
  }) => {
    if (path === "/404.html") consoleErrors.expect(/404 \(Not Found\)/)
    await holdScripts(page)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(path === "/404.html" ? "/no-such-page" : path, {
      waitUntil: "domcontentloaded",
    })
    await styled(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await setStylesheets(page, true)
      const styled = await looks(page)
      expect(styled.length).toBeGreaterThan(10)
      await setStylesheets(page, false)
      expect.soft(await looks(page), `${width} px`).toEqual(styled)
    }
  })
}

test("while the stylesheets are under way, the first view shows, and nothing unstyled below", async ({
  page,
}) => {
  const release = await hold(page, stylesheets)
  await page.goto("/", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await frames(page, 3)
  await expect(page.getByRole("contentinfo")).toBeHidden()
  release()
  await expect(page.getByRole("contentinfo")).toBeVisible()
})

test("on every kind of page, all that follows the first view waits for the stylesheets", async ({
  page,
}) => {
  await page.goto("/faq")
  for (const { path } of builtPages
    .filter(withLinks)
    .filter(({ isFirstOfKind }) => isFirstOfKind)) {
    const shown = await page.evaluate(async (path) => {
      const html = await (await fetch(path)).text()
      const { body } = new DOMParser().parseFromString(html, "text/html")
      const end = body.querySelector("[data-first-view-end]")
      if (!end) return ["no end of the first view"]
      const waiting = "[data-first-view-end], [data-first-view-end] ~ *"
      return [...body.querySelectorAll("#gatsby-focus-wrapper *")]
        .filter(
          (element) =>
            end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
            !element.closest(waiting),
        )
        .map((element) => (element.cloneNode() as Element).outerHTML)
    }, path)
    expect.soft(shown, path).toEqual([])
  }
})

test("a menu group opened before its styles are there appears with them", {
  tag: "@nightly",
}, async ({ page }) => {
  const release = await hold(page, stylesheets)
  await page.goto("/", { waitUntil: "commit" })
  await group(page, factsGroup).click()
  const link = mainMenu(page).getByRole("link", { name: "FAQ", includeHidden: true })
  await expect(link).toBeAttached()
  await expect(link).toBeHidden()
  release()
  await expect(link).toBeVisible()
})

test("a menu for phones opened before its styles are there appears with them", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const release = await hold(page, stylesheets)
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("button", { name: "Menu" }).click()
  const menu = page.locator("dialog#menu")
  await expect(menu).toHaveJSProperty("open", true)
  await expect(menu).toBeHidden()
  release()
  await expect(menu).toBeVisible()
})

/** The boxes and colours of everything on a page that takes room. */
function layoutOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("#content, #content *, footer, footer *")].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      // Browsers may or may not have laid out what a closed answer holds.
      if (width * height === 0 || element.closest("details:not([open]) > :not(summary)")) return []
      const box = [x, y + scrollY, width, height].map(Math.round).join(" ")
      return `${element.localName} ${box} ${getComputedStyle(element).color}`
    }),
  )
}

test("a page looks the same whether a link or its address led to it", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const ready = () => page.evaluate(() => document.fonts.ready.then(() => {}))
  await open(page, loomPage)
  await page.waitForFunction(() => sessionStorage.faces)
  await page.getByRole("link", { name: "Talk to an expert" }).first().click()
  await expect(page).toHaveURL("/contact-us")
  await expect(page.locator("#subject, [name=subject]").first()).toBeVisible()
  await ready()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const followed = await layoutOf(page)
  await open(page, "/contact-us")
  await ready()
  expect(followed).toEqual(await layoutOf(page))
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test("the homepage starts with few animations", async ({ page }) => {
    await open(page, "/")
    const animations = await page.evaluate(() => document.getAnimations().length)
    expect(animations).toBeGreaterThan(20)
    // Each takes part whenever styles are computed: 66 more of them took 50 ms of CPU time until the page was at rest.
    expect(animations).toBeLessThan(50)
  })

  test("the homepage loads at most 240 KB", async ({ page }) => {
    const files = new Set(["index.html"])
    page.on("response", (response) => {
      const file = new URL(response.url()).pathname.slice(1)
      if (exists(file)) files.add(file)
    })
    await open(page, "/")
    await page.waitForLoadState("networkidle")
    const sizes = [...files].map((file) => ({
      file,
      size: /\.(html|js|css|json|svg|ico|xml|txt)$/.test(file) ? brotli(file) : sizeOf(file),
    }))
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    const parts = sizes.map(({ file, size }) => `${file} ${size}`).join("\n")
    expect(sizes.length).toBeGreaterThan(10)
    expect(total, parts).toBeLessThanOrEqual(240 * 1024)
  })
})

/** True while the browser leaves an element out of style and layout, because it is far below the window. */
function isSkipped(page: Page): Promise<boolean> {
  return page
    .getByRole("contentinfo")
    .locator("p")
    .first()
    .evaluate((text) => !text.checkVisibility({ contentVisibilityAuto: true }))
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test("bands below the window wait for the runtime, and then have the heights they always had", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.goto("/")
  await page.reload({ waitUntil: "load" })
  expect(await isSkipped(page)).toBe(false)
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
  await hydrated(page)
  const whole = await height(page)

  const release = await holdScripts(page)
  await page.goto("/", { waitUntil: "load" })
  expect(await isSkipped(page)).toBe(true)
  release()
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
  await hydrated(page)
  expect(await isSkipped(page)).toBe(false)
  expect(await height(page)).toBe(whole)
})

test("bands that appear after a later page's typefaces count as no layout shift", {
  tag: "@nightly",
}, async ({ page }) => {
  const shifts = await recordShifts(page)
  const late = "[data-bands] [data-band] { animation-delay: 1s !important; }"
  await page.route(stylesheets, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ contentType: "text/css", body: `${read(pathname)}\n${late}` })
  })
  await openLater(page, "/home-six")
  await frames(page, 4)
  await expectNoShift(shifts, 0.001)
})

/** Follows a link into the page, and expects the section that it names at the top of the window. */
async function expectSectionFound(page: Page, meanwhile = () => {}) {
  await page.evaluate(() => {
    location.hash = "projects"
  })
  meanwhile()
  await expectAtTop(page, "projects")
}

async function expectAtTop(page: Page, id: string) {
  const top = () =>
    page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(200)
}

test("a link into the page leads to its section before the bands above have been laid out", {
  tag: "@nightly",
}, async ({ page }) => {
  await holdScripts(page)
  await page.goto("/")
  await expectSectionFound(page)
})

test("a link into the page leads to its section while the bands above appear", {
  tag: "@nightly",
}, async ({ page }) => {
  await holdScripts(page)
  const release = await hold(page, stylesheets)
  await page.goto("/", { waitUntil: "domcontentloaded" })
  // In the page, because the bands appear faster than a test could ask.
  const followed = page.evaluate(
    () =>
      new Promise((resolve) => {
        const follow = () => requestAnimationFrame(() => resolve(location.assign("#projects")))
        const options = { attributeFilter: ["data-styled"] }
        new MutationObserver(follow).observe(document.documentElement, options)
      }),
  )
  release()
  await followed
  await expectAtTop(page, "projects")
})

test("a link into the page leads to its section before the stylesheets are there", async ({
  page,
}) => {
  await holdScripts(page)
  const release = await hold(page, stylesheets)
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await expectSectionFound(page, release)
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("no band waits", async ({ page }) => {
    await page.goto("/")
    expect(await isSkipped(page)).toBe(false)
  })
})
