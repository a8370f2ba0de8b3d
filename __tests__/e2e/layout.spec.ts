import type { Page } from "@playwright/test"
import contactTexts from "../../data/contact.json"
import heads from "../../data/pages.json"
import site from "../../data/site.json"
import { fillName } from "../../src/routes/fillName"
import { classOf } from "./support/classOf"
import { backgroundOf, boxOf, frames, scrollTop, topOf, waitForAnimations } from "./support/measure"
import { factsGroup, group, mainMenu, servicesGroup } from "./support/menu"
import { isBuilt, nameOf, pathOf } from "./support/pages"
import { expect, hydrated, open, test } from "./support/test"

test("the header stays in view", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/")
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1500)
  await expect.poll(async () => (await boxOf(page.getByRole("banner"))).y).toBe(0)
  await expect(group(page, servicesGroup)).toBeInViewport()
})

test("the first Tab stop skips the menu to the content", async ({ page }) => {
  await open(page, "/contact-us")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await expect(page.locator("#content")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.locator("main :focus")).toHaveCount(1)
})

test("the go-to-top button appears after 700 px, not before", { tag: "@nightly" }, async ({
  page,
}) => {
  await open(page, "/")
  const button = page.getByRole("button", { name: "Go to top" })
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)
  await scrollTo(700)
  await frames(page, 10)
  await expect(button).toBeHidden()
  await scrollTo(701)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(button).toBeHidden()
})

test("the preloader runs for 700 ms, and hides nothing", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const preloader = page.locator(classOf("layouts/Preloader", "preloader"))
  const { duration, height, catches } = await preloader.evaluate((element) => {
    const [animation] = element.getAnimations()
    return {
      duration: animation?.effect?.getComputedTiming().duration,
      height: element.getBoundingClientRect().height,
      catches: getComputedStyle(element).pointerEvents !== "none",
    }
  })
  expect.soft(duration).toBe(700)
  expect.soft(height).toBeLessThan(16)
  expect.soft(catches).toBe(false)
  await expect(preloader).toBeHidden()
})

test("an unknown address shows the not-found page, which leads home", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 \(Not Found\)/)
  const answer = await page.goto("/no-such-page")
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    heads.find(({ path }) => path === "/404.html")?.title ?? "",
  )
  await page.getByRole("link", { name: "Return to homepage" }).click()
  await expect(page).toHaveURL("/")
})

const layouts = [
  { name: "loom", template: "company/FaqPage", button: "Talk to an expert", footer: "simple" },
  { name: "studio", template: "homes/HomeTwo", button: "Hire Us!", footer: "rich" },
  { name: "studio", template: "homes/HomeSeven", button: "Hire Us!", footer: "rich" },
  { name: "plain", template: "other/ComingSoon", button: null, footer: "simple" },
  { name: "interior", template: "homes/HomeFour", button: "Contact Us", footer: "contact" },
  { name: "signal", template: "homes/HomeFive", button: "Explore Our Plans", footer: "rich" },
  { name: "launch", template: "homes/HomeThree", button: "Contact Us", footer: "message" },
  { name: "launch", template: "homes/HomeSix", button: "Contact Us", footer: "message" },
] as const

for (const [index, { name, template, button, footer }] of layouts.entries()) {
  // Daily runs take the first: component tests cover the parts of all headers and footers.
  const tag = index === 0 ? [] : "@nightly"
  test.describe(`${nameOf(template)}, layout ${name}`, { tag }, () => {
    const path = pathOf(template)

    test("shows its header and footer, has room for the whole menu, and opens the menu by keyboard", async ({
      page,
    }) => {
      await open(page, path)
      expect(await page.locator("html").getAttribute("data-theme")).toBe(name)
      const end = page.getByRole("contentinfo")
      await expect(end.getByText(fillName(site.copyright, site.name))).toBeVisible()
      const parts = {
        simple: end.getByRole("link", { name: "Pages" }),
        rich: end.getByRole("heading", { name: "Special Links" }).first(),
        contact: end.getByRole("region", { name: contactTexts.boxes.title }),
        message: end.getByRole("heading", { name: "Send us a message" }),
      }
      await expect(parts[footer]).toBeVisible()
      const rich = footer === "rich"
      await expect(end.getByRole("form", { name: "Subscribe" })).toHaveCount(rich ? 1 : 0)
      await expect(parts.simple).toHaveCount(rich ? 0 : 1)
      await expect(parts.message).toHaveCount(footer === "message" ? 1 : 0)

      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme })
        await expectOwnScheme(page, colorScheme)
      }

      await group(page, factsGroup).focus()
      await page.keyboard.press("Enter")
      await page.keyboard.press("Tab")
      await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toBeFocused()
      await page.keyboard.press("Escape")
      await expect(group(page, factsGroup)).toBeFocused()

      await expectRoomForMenu(page)
      const contact = page.getByRole("banner").locator('a[href="/contact-us"]:visible')
      await expect(contact).toHaveText(button ? [button] : [])
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeVisible()
      if (!button) return
      await page.setViewportSize({ width: 1280, height: 844 })
      await contact.click()
      await expect(page).toHaveURL("/contact-us")
    })

    test("its phone menu opens and leads to a page", { tag: "@nightly" }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, path)
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
      const dialog = page.getByRole("dialog", { name: "Menu" })
      await waitForAnimations(dialog)
      await dialog.getByText(factsGroup, { exact: true }).click()
      await dialog.getByRole("link", { name: "FAQ" }).click()
      await expect(page).toHaveURL("/faq")
      await expect(dialog).toBeHidden()
    })
  })
}

/** Expects native controls to match the scheme of the page's background. */
async function expectOwnScheme(page: Page, colorScheme: "light" | "dark") {
  await waitForAnimations(page.locator("html"))
  const ground = await backgroundOf(page)
  const [red = 0, green = 0, blue = 0] = (ground.match(/[\d.]+/g) ?? []).map(Number)
  const isDark = red + green + blue < 3 * 110
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const own = scheme.includes(" ") ? colorScheme : scheme
  expect.soft(own, `${colorScheme}: ${ground}`).toBe(isDark ? "dark" : "light")
}

/** Expects the menu and the controls beside it to fit on one line, even with one more entry. */
async function expectRoomForMenu(page: Page) {
  await mainMenu(page).evaluate((nav, facts) => {
    const list = nav.querySelector("ul")
    const last = list?.lastElementChild
    if (!last?.textContent?.includes(facts)) return
    const copy = last.cloneNode(true) as Element
    const label = copy.querySelector("summary")?.firstChild
    if (label) label.textContent = "Settings"
    list?.append(copy)
  }, factsGroup)
  const tools = page.getByRole("banner").locator(classOf("layouts/header/Header", "tools"))
  for (const width of [1000, 1024, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(async () => {
      const nav = await boxOf(mainMenu(page))
      const { x, right } = await tools.evaluate((element) => element.getBoundingClientRect())
      expect(nav.x + nav.width, `${width} px`).toBeLessThanOrEqual(x)
      expect(right, `${width} px`).toBeLessThanOrEqual(width)
      expect(nav.height, `${width} px`).toBeLessThan(60)
    }).toPass({ timeout: 15_000 })
  }
}

const headerBar = classOf("layouts/header/Header", "bar")

test.describe("a header that becomes sticky on scroll", () => {
  const bar = (page: Page) => page.getByRole("banner").locator(headerBar)
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

  test("scrolls with the page for 50 px, then stays in view", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, pathOf("homes/HomeThree"))
    const heading = page.getByRole("heading", { level: 1 })
    const before = await topOf(heading)
    await scrollTo(page, 50)
    await frames(page, 5)
    await expect.poll(async () => (await boxOf(bar(page))).y).toBe(-50)
    await scrollTo(page, 51)
    await expect.poll(async () => (await boxOf(bar(page))).y).toBe(0)
    await expect(page.getByRole("banner")).toHaveAttribute("data-stuck")
    // The content below doesn't move.
    expect(await topOf(heading)).toBe(before)
    await scrollTo(page, 1200)
    await expect.poll(async () => (await boxOf(bar(page))).y).toBe(0)
    await scrollTo(page, 0)
    await expect(page.getByRole("banner")).not.toHaveAttribute("data-stuck")
    await expect.poll(async () => (await boxOf(bar(page))).y).toBe(0)
  })

  test("never covers the focused element", { tag: "@nightly" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, pathOf("homes/HomeSix"))
    const links = page.getByRole("main").getByRole("link")
    expect(await links.count()).toBeGreaterThan(5)
    const covered: string[] = []
    for (const link of await links.all()) {
      // Where the header would cover it, if the browser took that place for visible.
      await scrollTo(page, (await topOf(link)) - 10)
      await frames(page, 2)
      await link.focus()
      await frames(page, 2)
      const header = await boxOf(bar(page))
      if ((await boxOf(link)).y < header.y + header.height) covered.push(await link.innerText())
    }
    expect(covered).toEqual([])
  })

  test.describe("with JavaScript off", () => {
    test.use({ javaScriptEnabled: false })

    test("is at the top of the page and scrolls away with it", async ({ page }) => {
      await page.goto(pathOf("homes/HomeThree"))
      expect((await boxOf(bar(page))).y).toBe(0)
      await page.mouse.wheel(0, 600)
      await expect.poll(async () => (await boxOf(bar(page))).y).toBeLessThan(-100)
    })
  })
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the menu of every layout opens", { tag: "@nightly" }, async ({ page }) => {
    for (const { template } of layouts.filter(({ template }) => isBuilt(template))) {
      const path = pathOf(template)
      await page.goto(path, { waitUntil: "domcontentloaded" })
      await group(page, factsGroup).click()
      await expect(mainMenu(page).getByRole("link", { name: "FAQ" }), path).toBeVisible()
    }
  })

  test("the phone menu opens and leads to a page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/")
    await page.getByRole("button", { name: "Menu" }).click()
    const dialog = page.getByRole("dialog", { name: "Menu" })
    await dialog.getByText(factsGroup, { exact: true }).click()
    await dialog.getByRole("link", { name: "FAQ" }).click()
    await expect(page).toHaveURL("/faq")
  })
})
