import type { Locator, Page } from "@playwright/test"
import { footerLink, h1, titleOf } from "./support/journeys"
import { focused, frames, scrollTop } from "./support/measure"
import { factsGroup } from "./support/menu"
import { loomPage, pathOf } from "./support/pages"
import { expect, holdScripts, hydrated, open, test } from "./support/test"

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

test("the new page takes clicks while the old one is still leaving", {
  tag: "@nightly",
}, async ({ page }) => {
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
