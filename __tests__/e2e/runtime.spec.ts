import type { Locator, Page } from "@playwright/test"
import contact from "../../data/contact.json"
import { routes } from "../../src/routes"
import { focused, frames, scrollTop } from "./support/measure"
import { factsGroup } from "./support/menu"
import { loomPage, pathOf } from "./support/pages"
import { expect, hold, holdLoadEvent, holdScripts, hydrated, open, test } from "./support/test"

const titleOf = (path: string) => routes.find((route) => route.path === path)?.title ?? ""
const footerLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name, exact: true })
const h1 = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

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

test("after hydration, a link leads to its page without loading a document", async ({ page }) => {
  await open(page, loomPage)
  await page.evaluate(() => Object.assign(window, { marker: true }))
  await page.getByRole("link", { name: "Talk to an expert" }).first().click()
  await expect(h1(page, titleOf("/contact-us"))).toBeVisible()
  await expect(page).toHaveURL("/contact-us")
  await expect(page).toHaveTitle(new RegExp(titleOf("/contact-us")))
  expect(await page.evaluate(() => "marker" in window)).toBe(true)
})

test("navigation is announced, and keyboard focus starts at the top of the new page", async ({
  page,
}) => {
  await open(page, "/faq")
  await footerLink(page, "Projects").click()
  await expect(h1(page, titleOf("/web-design-development"))).toBeVisible()
  await expect(page.locator("[aria-live=assertive]")).toHaveText(
    `Navigated to ${titleOf("/web-design-development")}`,
  )
  await expect.poll(() => focused(page)).toBe("gatsby-focus-wrapper")
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
})

test("the new page takes clicks while the old one is still leaving", async ({ page }) => {
  await open(page, "/faq")
  await expect(page.locator("html[data-shuttle]")).toBeAttached()
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      // Holds the old page where it is.
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause()
        document.documentElement.dataset.leaving = ""
      })
      return transition
    }
  })
  const link = page.getByRole("link", { name: "Talk to an expert" }).first()
  // The router prefetches it: a page that isn't loaded yet has no transition.
  await link.hover()
  await page.waitForFunction(() => window.___loader?.loadPageSync("/contact-us"))
  await link.click()
  await expect(page.locator("html[data-leaving]")).toBeAttached()
  await expect(h1(page, titleOf("/contact-us"))).toBeVisible()
  await expect.poll(() => focused(page)).toBe("gatsby-focus-wrapper")
  const name = page.getByLabel("Your name")
  await name.click()
  await expect(name).toBeFocused()
})

/** Scrolls a link to where it will be clicked, and returns the scroll position. */
async function placeAt(page: Page, link: Locator): Promise<number> {
  // A click would scroll further where the header or a button covers the link.
  await link.hover()
  // The router saves a scroll position one frame after the scroll.
  await frames(page, 3)
  return scrollTop(page)
}

test("back and forward restore the scroll position at once", async ({ page, otherHosts }) => {
  // On its way to the top, the next page may pass its map.
  await otherHosts.stub("tile.openstreetmap.org", { contentType: "image/svg+xml", body: "<svg/>" })
  await open(page, pathOf("homes/Home"))
  const link = page.getByRole("link", { name: "Start with a conversation" })
  const before = await placeAt(page, link)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(h1(page, titleOf("/contact-us"))).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    window.addEventListener("scroll", () => {
      if (document.getElementById("projects")) places.push(Math.round(window.scrollY))
    })
  })
  await page.goBack()
  await expect(page.getByRole("heading", { name: "Initial Contact" })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(before)
  // No smooth scrolling: nothing between the top and the saved position.
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
  expect(places.filter((place) => place > 0 && Math.abs(place - before) > 2)).toEqual([])
  await page.goForward()
  await expect(h1(page, titleOf("/contact-us"))).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test("a reload keeps the scroll position, also on a busy device, whose timers come late", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const later = (then: () => void, after = 0) => setTimeout(then, after + 500)
    Object.assign(window, { setTimeout: later })
  })
  await open(page, "/")
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }))
  await page.reload()
  await expect.poll(() => scrollTop(page)).toBe(2000)
  await hydrated(page)
  expect(await scrollTop(page)).toBe(2000)
})

test("a link to a section of another page leads to that section", async ({ page }) => {
  const path = pathOf("homes/Home")
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, "/faq")
  const main = page.getByRole("navigation", { name: "Main", exact: true })
  await main.locator("summary", { hasText: factsGroup }).click()
  await main.getByRole("link", { name: "Portfolio" }).click()
  await expect(page).toHaveURL(`${path}#projects`)
  await expect(page.locator("#projects").getByRole("heading", { level: 2 })).toBeInViewport()
})

test("a link clicked before hydration still leads to its page", async ({ page }) => {
  await holdScripts(page)
  await page.goto(loomPage)
  await page.getByRole("link", { name: "Talk to an expert" }).first().click()
  await expect(h1(page, titleOf("/contact-us"))).toBeVisible()
  await expect(page).toHaveURL("/contact-us")
})

test("before hydration, the browser prefetches the page behind a link that is pointed at", {
  tag: "@nightly",
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Preload.enable")
  const prefetched = new Promise<string>((resolve) => {
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") resolve(prefetchUrl)
    })
  })
  const release = await holdScripts(page)
  await page.goto(loomPage)
  const link = page.getByRole("link", { name: "Talk to an expert" }).first()
  await link.hover()
  expect(new URL(await prefetched).pathname).toBe("/contact-us")
  await link.click()
  await expect(h1(page, titleOf("/contact-us"))).toBeVisible()
  const rules = page.locator("script[type=speculationrules]")
  await expect(rules).toBeAttached()
  release()
  await hydrated(page)
  await expect(rules).not.toBeAttached()
})

test("for visitors who save data, the browser prefetches nothing", { tag: "@nightly" }, async ({
  page,
}) => {
  await holdScripts(page)
  await page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator.connection), "saveData", { value: true })
  })
  await page.goto("/")
  await expect(page.locator("#late-loader")).toBeAttached()
  await expect(page.locator("script[type=speculationrules]")).not.toBeAttached()
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
  const tag = path === "/contact-us" ? "@nightly" : []
  test(`${path} reports a runtime that can't be loaded, and offers to reload`, { tag }, async ({
    page,
    consoleErrors,
  }) => {
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

const message = {
  name: "Ama Serwaa",
  email: "ama@example.org",
  phone: "+233 20 000 0000",
  subject: "Early bird",
  message: "Typed before any script was there.",
}

async function fillIn(page: Page, values: Partial<typeof message>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).fill(value)
  }
}

const contactSent = "Thank you for your message! We'll get back to you soon."

/** Stubs the contact endpoint and collects the messages sent. */
async function collectMessages(page: Page): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route("**/product/contacts", async (route) => {
    if (route.request().method() === "POST") sent.push(route.request().postDataJSON())
    await route.fulfill({
      status: route.request().method() === "POST" ? 201 : 204,
      headers: {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
      },
      json: { id: 1, statuses: "pending" },
    })
  })
  return sent
}

for (const [name, files, tag] of [
  ["scripts", /\.js$/, []],
  ["stylesheets", /\.css$/, "@nightly"],
] satisfies [string, RegExp, tag: "@nightly" | []][]) {
  test(`a message submitted three times while the ${name} are loading is sent once`, {
    tag,
  }, async ({ page }) => {
    const sent = await collectMessages(page)
    const release = await hold(page, files)
    await page.goto("/contact-us", { waitUntil: "commit" })
    await fillIn(page, message)
    for (let press = 0; press < 3; press += 1) {
      await page.getByRole("button", { name: "Send message" }).click()
    }
    await expect(page).toHaveURL("/contact-us")
    expect(sent).toEqual([])
    release()
    await expect(page.getByText(contactSent)).toBeVisible({ timeout: 30_000 })
    expect(sent).toEqual([{ data: { ...message, statuses: "pending" } }])
  })
}

test("an incomplete message submitted before hydration shows its errors after it", {
  tag: "@nightly",
}, async ({ page }) => {
  const sent = await collectMessages(page)
  const release = await holdScripts(page)
  await page.goto("/contact-us")
  await fillIn(page, { name: message.name })
  await page.getByRole("button", { name: "Send message" }).click()
  release()
  await expect(page.getByText("Email is required.")).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[name="email"]')).toBeFocused()
  await expect(page.locator('[name="name"]')).toHaveValue(message.name)
  expect(sent).toEqual([])
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the form gives way to an address to write to", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/contact-us")
    await expect(page.getByRole("heading", { name: contact.title })).toBeVisible()
    await expect(page.getByRole("button", { name: "Send message" })).toBeHidden()
    const note = page.getByText(/scripts are off/)
    await expect(note.getByRole("link")).toHaveAttribute("href", /^mailto:/)
  })
})
