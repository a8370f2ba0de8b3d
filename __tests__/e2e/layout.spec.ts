import type { Page } from "@playwright/test"
import comingSoon from "../../data/coming-soon.json"
import menu from "../../data/menu.json"
import sidePanel from "../../data/side-panel.json"
import { linkTo } from "../../src/build/links"
import { backgroundOf, boxOf, focused, frames, scrollTop, settled } from "./support/measure"
import { pages } from "./support/pages"
import { alive, expect, holdScripts, open, test } from "./support/test"

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true })
const group = (page: Page, name: string) => mainMenu(page).locator("summary", { hasText: name })

/** What the menu leads to now; entries whose page is still to come are not shown. */
const services = menu.find(({ id }) => id === "services")
const itServices = services?.items.find(({ label }) => label === "IT services")
const serviceLabels = (services?.items ?? []).flatMap((item) =>
  item !== itServices && item.label !== "Many more..." ? [item.label] : [],
)
const itLabels = (itServices?.items ?? []).flatMap((item) =>
  "to" in item && item.to && linkTo(item.to) ? [item.label] : [],
)

test("the header stays in view", async ({ page }) => {
  await open(page, "/")
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1500)
  const { y } = await boxOf(page.getByRole("banner"))
  expect(y).toBe(0)
  await expect(group(page, "Services")).toBeInViewport()
})

test("the first Tab stop leads past the menu to the content", async ({ page }) => {
  await open(page, "/contact-us")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  expect(await focused(page)).toBe("content")
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true)
})

test.describe("the menu on wide screens", () => {
  test("opens one group at a time", async ({ page }) => {
    await open(page, "/")
    await group(page, "Services").click()
    const service = mainMenu(page).getByRole("link", { name: itLabels[0] })
    await expect(service).toBeVisible()
    await group(page, "Facts").click()
    await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toBeVisible()
    await expect(service).toBeHidden()
  })

  test("closes at a click elsewhere", async ({ page }) => {
    await open(page, "/")
    await group(page, "Facts").click()
    await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toBeVisible()
    await page.mouse.click(20, 600)
    await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toBeHidden()
  })

  test("is worked by keyboard, and Escape gives the focus back", async ({ page }) => {
    await open(page, "/")
    await group(page, "Services").focus()
    await page.keyboard.press("Enter")
    for (const label of [...serviceLabels, ...itLabels]) {
      await page.keyboard.press("Tab")
      const link = mainMenu(page).getByRole("link", { name: label, exact: true })
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press("Escape")
    await expect(mainMenu(page).getByRole("link", { name: itLabels[0] })).toBeHidden()
    await expect(group(page, "Services")).toBeFocused()
  })

  test("closes when the focus leaves it", async ({ page }) => {
    await open(page, "/")
    await group(page, "Facts").focus()
    await page.keyboard.press("Enter")
    const link = mainMenu(page).getByRole("link", { name: "FAQ" })
    await expect(link).toBeVisible()
    await page.getByRole("link", { name: "Talk to an expert" }).first().focus()
    await expect(link).toBeHidden()
  })

  test("marks the page one is on, and closes when a page was chosen", async ({ page }) => {
    await open(page, "/contact-us")
    await group(page, "Facts").click()
    await mainMenu(page).getByRole("link", { name: "FAQ" }).click()
    await expect(page).toHaveURL("/faq")
    await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toBeHidden()
    await group(page, "Facts").click()
    await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toHaveAttribute(
      "aria-current",
      "page",
    )
  })

  test("opens before the runtime, and stays open when it comes", async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto("/")
    await group(page, "Facts").click()
    const link = mainMenu(page).getByRole("link", { name: "FAQ" })
    await expect(link).toBeVisible()
    release()
    await alive(page)
    await expect(link).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(link).toBeHidden()
  })
})

test.describe("the menu on phones", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" })
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Menu" })
  const entry = (page: Page, name: string) => dialog(page).getByText(name, { exact: true })
  const back = (page: Page) => dialog(page).getByText("Back").filter({ visible: true })

  async function openMenu(page: Page) {
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await settled(dialog(page))
  }

  test("Back closes the deepest level first", async ({ page }) => {
    await open(page, "/")
    await openMenu(page)
    await entry(page, "Services").click()
    await expect(entry(page, "IT services")).toBeVisible()
    await expect(entry(page, "Facts")).toBeHidden()
    await entry(page, "IT services").click()
    const link = dialog(page).getByRole("link", { name: itLabels[0] })
    await expect(link).toBeVisible()
    await expect(back(page)).toHaveCount(1)
    await back(page).click()
    await expect(link).toBeHidden()
    await expect(entry(page, "IT services")).toBeVisible()
    await back(page).click()
    await expect(entry(page, "IT services")).toBeHidden()
    await expect(entry(page, "Facts")).toBeVisible()
    await expect(back(page)).toHaveCount(0)
  })

  test("the levels open and close by keyboard", async ({ page }) => {
    await open(page, "/")
    await opener(page).focus()
    await page.keyboard.press("Enter")
    await expect(dialog(page)).toBeVisible()
    const summary = (name: string) => dialog(page).locator("summary", { hasText: name })
    await summary("Services").first().focus()
    await page.keyboard.press("Enter")
    for (const label of serviceLabels) {
      await page.keyboard.press("Tab")
      await expect(dialog(page).getByRole("link", { name: label, exact: true })).toBeFocused()
    }
    await page.keyboard.press("Tab")
    await expect(summary("IT services")).toBeFocused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await expect(dialog(page).getByRole("link", { name: itLabels[0] })).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(summary("IT services")).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(dialog(page).getByRole("link", { name: itLabels[0] })).toBeHidden()
    await expect(summary("IT services")).toBeFocused()
  })

  const waysOut: [string, (page: Page) => Promise<void>][] = [
    ["the close control", (page) => dialog(page).getByRole("button", { name: "Close" }).click()],
    ["a click on the overlay", (page) => page.mouse.click(8, 400)],
    ["Escape", (page) => page.keyboard.press("Escape")],
  ]

  for (const [name, leave] of waysOut) {
    test(`${name} closes it and gives the focus back`, async ({ page }) => {
      await open(page, "/")
      await openMenu(page)
      await leave(page)
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })
  }

  test("it opens at its first level again", async ({ page }) => {
    await open(page, "/")
    await openMenu(page)
    await entry(page, "Services").click()
    await entry(page, "IT services").click()
    await dialog(page).getByRole("button", { name: "Close" }).click()
    await expect(dialog(page)).toBeHidden()
    await openMenu(page)
    await expect(entry(page, "Facts")).toBeVisible()
    await expect(back(page)).toHaveCount(0)
  })

  test("the focus stays inside", async ({ page }) => {
    await open(page, "/")
    await openMenu(page)
    const outside: string[] = []
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("Tab")
      const where = await page.evaluate(() => {
        const element = document.activeElement
        // Between its last and its first control the focus may rest on the browser's own.
        const isInside = !element || element === document.body || element.closest("dialog")
        return isInside ? "" : element.outerHTML.slice(0, 120)
      })
      if (where) outside.push(where)
    }
    expect(outside).toEqual([])
  })

  test("the page behind it does not scroll", async ({ page }) => {
    await open(page, "/")
    await openMenu(page)
    await page.mouse.move(8, 400)
    await page.mouse.wheel(0, 600)
    await frames(page, 10)
    expect(await scrollTop(page)).toBe(0)
  })

  test("a chosen page closes it", async ({ page }) => {
    await open(page, "/")
    await openMenu(page)
    await entry(page, "Facts").click()
    await dialog(page).getByRole("link", { name: "FAQ" }).click()
    await expect(page).toHaveURL("/faq")
    await expect(dialog(page)).toBeHidden()
  })

  test("it opens before the runtime, and stays as it is when that comes", async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto("/")
    await openMenu(page)
    await entry(page, "Services").click()
    await expect(entry(page, "IT services")).toBeVisible()
    release()
    await alive(page)
    await expect(dialog(page)).toBeVisible()
    await expect(entry(page, "IT services")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
  })

  test("its entries are large enough for a finger", async ({ page }) => {
    await open(page, "/")
    const { width, height } = await boxOf(opener(page))
    expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await openMenu(page)
    const entries = dialog(page).locator("summary, a").filter({ visible: true })
    for (const each of await entries.all()) {
      const box = await boxOf(each)
      const label = await each.textContent()
      expect.soft(Math.min(box.width, box.height), label ?? "").toBeGreaterThanOrEqual(24)
    }
    for (const each of await dialog(page).locator("summary").filter({ visible: true }).all()) {
      expect.soft((await boxOf(each)).height).toBeGreaterThanOrEqual(44)
    }
  })
})

test("the way to the top appears after 700 px, not before", async ({ page }) => {
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
  const preloader = page.locator('[class*="preloader"]')
  const { duration, height, catches } = await preloader.evaluate((element) => {
    const [animation] = element.getAnimations()
    return {
      duration: Number(animation?.effect?.getComputedTiming().duration ?? 700),
      height: element.getBoundingClientRect().height,
      catches: getComputedStyle(element).pointerEvents !== "none",
    }
  })
  expect.soft(duration).toBe(700)
  expect.soft(height).toBeLessThan(16)
  expect.soft(catches).toBe(false)
  await expect(preloader).toBeHidden({ timeout: 3000 })
})

test("an address that nobody has says so, and leads home", async ({ page, trouble }) => {
  trouble.expect(/404 \(Not Found\)/)
  const answer = await page.goto("/no-such-page")
  expect(answer?.status()).toBe(404)
  await alive(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "We can't find the page you are looking for",
  )
  await page.getByRole("link", { name: "Return to homepage" }).click()
  await expect(page).toHaveURL("/")
})

test.describe("light and dark", () => {
  const toggle = (page: Page) => page.getByRole("button", { name: "Switch between light and dark" })

  for (const colorScheme of ["light", "dark"] as const) {
    test(`a system that is ${colorScheme} gets its scheme, and the switch turns it over for good`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, "/")
      const before = await backgroundOf(page)
      await toggle(page).click()
      await expect.poll(() => backgroundOf(page)).not.toBe(before)
      const after = await backgroundOf(page)
      await page.reload()
      expect(await backgroundOf(page)).toBe(after)
      await alive(page)
      expect(await backgroundOf(page)).toBe(after)
      await toggle(page).click()
      await expect.poll(() => backgroundOf(page)).toBe(before)
    })
  }

  test("the two differ", async ({ page }) => {
    await page.goto("/")
    const schemes = new Set<string>()
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      schemes.add(await backgroundOf(page))
    }
    expect(schemes.size).toBe(2)
  })

  test("the choice goes along to the next page", async ({ page }) => {
    await open(page, "/")
    await toggle(page).click()
    const chosen = await backgroundOf(page)
    await page.getByRole("link", { name: "Talk to an expert" }).first().click()
    await expect(page).toHaveURL("/contact-us")
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Contact us")
    expect(await backgroundOf(page)).toBe(chosen)
  })

  test("the choice holds before anything is drawn", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("scheme", "dark")
      // What <html> says at the moment the body begins: nothing has been drawn before that.
      new MutationObserver((_, observer) => {
        if (!document.body) return
        Object.assign(window, { atFirst: document.documentElement.dataset.scheme })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto("/")
    expect(await page.evaluate(() => (window as unknown as { atFirst?: string }).atFirst)).toBe(
      "dark",
    )
  })

  test("the switch works before the runtime, once", async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto("/")
    const before = await backgroundOf(page)
    await toggle(page).click()
    await expect.poll(() => backgroundOf(page)).not.toBe(before)
    const after = await backgroundOf(page)
    release()
    await alive(page)
    expect(await backgroundOf(page)).toBe(after)
  })

  test("a browser that forbids storage still switches", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError")
        },
      })
    })
    await open(page, "/")
    const before = await backgroundOf(page)
    await toggle(page).click()
    await expect.poll(() => backgroundOf(page)).not.toBe(before)
  })
})

const layouts = [
  { name: "loom", path: "/faq", button: "Talk to an expert", footer: "simple" },
  { name: "studio", path: "/home-two", button: "Hire Us!", footer: "rich" },
  { name: "studio", path: "/home-seven", button: "Hire Us!", footer: "rich" },
  { name: "plain", path: "/coming-soon", button: null, footer: "simple" },
  { name: "interior", path: "/home-four", button: "Contact Us", footer: "contact" },
  { name: "signal", path: "/home-five", button: "Explore Our Plans", footer: "rich" },
  { name: "launch", path: "/home-three", button: "Contact Us", footer: "message" },
  { name: "launch", path: "/home-six", button: "Contact Us", footer: "message" },
] as const

for (const { name, path, button, footer } of layouts) {
  test.describe(`${path}, layout ${name}`, () => {
    test("has its header's button, which leads to the contact page", async ({ page }) => {
      await open(page, path)
      expect(await page.locator("html").getAttribute("data-theme")).toBe(name)
      const contact = page.getByRole("banner").locator('a[href="/contact-us"]:visible')
      await expect(contact).toHaveText(button ? [button] : [])
      if (!button) return
      await contact.click()
      await expect(page).toHaveURL("/contact-us")
    })

    test("has its footer", async ({ page }) => {
      await open(page, path)
      const end = page.getByRole("contentinfo")
      await expect(end.getByText("© 2025 Adwene. All rights reserved.")).toBeVisible()
      const parts = {
        simple: end.getByRole("link", { name: "Pages" }),
        rich: end.getByRole("heading", { name: "Special Links" }).first(),
        contact: end.getByRole("region", { name: "Or reach us directly" }),
        message: end.getByRole("heading", { name: "Send us a message" }),
      }
      await expect(parts[footer]).toBeVisible()
      const rich = footer === "rich"
      await expect(end.getByRole("form", { name: "Subscribe" })).toHaveCount(rich ? 1 : 0)
      await expect(parts.simple).toHaveCount(rich ? 0 : 1)
      await expect(parts.message).toHaveCount(footer === "message" ? 1 : 0)
    })

    test("has room for the whole menu beside its tools", async ({ page }) => {
      await open(page, path)
      // As it is once every page is built: five entries.
      await mainMenu(page).evaluate((nav) => {
        const list = nav.querySelector("ul")
        const last = list?.lastElementChild
        if (!last?.textContent?.includes("Facts")) return
        const copy = last.cloneNode(true) as Element
        const label = copy.querySelector("summary")?.firstChild
        if (label) label.textContent = "Settings"
        list?.append(copy)
      })
      for (const width of [1000, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await frames(page, 2)
        const nav = await boxOf(mainMenu(page))
        const tools = page.getByRole("banner").locator('[class*="tools"]')
        const { x, right } = await tools.evaluate((element) => element.getBoundingClientRect())
        expect.soft(nav.x + nav.width, `${width} px`).toBeLessThanOrEqual(x)
        expect.soft(right, `${width} px`).toBeLessThanOrEqual(width)
        expect.soft(nav.height, `${width} px`).toBeLessThan(60)
      }
    })

    test("its menu works by keyboard", async ({ page }) => {
      await open(page, path)
      await group(page, "Facts").focus()
      await page.keyboard.press("Enter")
      await page.keyboard.press("Tab")
      await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toBeFocused()
      await page.keyboard.press("Escape")
      await expect(group(page, "Facts")).toBeFocused()
    })

    test("its menu on phones opens and leads on", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, path)
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
      const dialog = page.getByRole("dialog", { name: "Menu" })
      await settled(dialog)
      await dialog.getByText("Facts", { exact: true }).click()
      await dialog.getByRole("link", { name: "FAQ" }).click()
      await expect(page).toHaveURL("/faq")
      await expect(dialog).toBeHidden()
    })

    test("its native controls are of its scheme", async ({ page }) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        const ground = await backgroundOf(page)
        const [red = 0, green = 0, blue = 0] = (ground.match(/[\d.]+/g) ?? []).map(Number)
        const isDark = red + green + blue < 3 * 110
        const scheme = await page.evaluate(
          () => getComputedStyle(document.documentElement).colorScheme,
        )
        const own = scheme.includes(" ") ? colorScheme : scheme
        expect.soft(own, `${colorScheme}: ${ground}`).toBe(isDark ? "dark" : "light")
      }
    })
  })
}

test.describe("a header that sticks late", () => {
  const bar = (page: Page) => page.getByRole("banner").locator('[class*="bar"]').first()
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

  test("goes with the page for 50 px, and stays in view after that", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, "/home-three")
    await scrollTo(page, 50)
    await frames(page, 5)
    expect((await boxOf(bar(page))).y).toBe(-50)
    await scrollTo(page, 51)
    await expect.poll(async () => (await boxOf(bar(page))).y).toBe(0)
    await scrollTo(page, 1200)
    await expect.poll(async () => (await boxOf(bar(page))).y).toBe(0)
    await scrollTo(page, 0)
    await expect(page.getByRole("banner")).toHaveAttribute("data-stuck", "false")
    expect((await boxOf(bar(page))).y).toBe(0)
  })

  test("moves nothing when it sticks", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, "/home-three")
    const heading = page.getByRole("heading", { level: 1 })
    const before = await boxOf(heading)
    await scrollTo(page, 60)
    await expect(page.getByRole("banner")).toHaveAttribute("data-stuck", "true")
    expect((await boxOf(heading)).y).toBe(before.y - 60)
  })

  test("never covers what has the focus", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, "/home-six")
    await page.getByRole("contentinfo").getByRole("link").last().focus()
    const covered: string[] = []
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press("Shift+Tab")
      await frames(page, 2)
      const hidden = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element.closest("header, body > div > [data-shown]")) return ""
        const { top } = element.getBoundingClientRect()
        const edge = document.querySelector('header [class*="bar"]')?.getBoundingClientRect()
        return top < (edge?.bottom ?? 0) ? element.outerHTML.slice(0, 120) : ""
      })
      if (hidden) covered.push(hidden)
    }
    expect(covered).toEqual([])
  })

  test.describe("with scripts off", () => {
    test.use({ javaScriptEnabled: false })

    test("lies at the top of the page and stays there", async ({ page }) => {
      await page.goto("/home-three")
      expect((await boxOf(bar(page))).y).toBe(0)
      await page.mouse.wheel(0, 600)
      await expect.poll(async () => (await boxOf(bar(page))).y).toBeLessThan(-100)
    })
  })
})

test.describe("the panel about the agency", () => {
  const opener = (page: Page) => page.getByRole("button", { name: sidePanel.opener })
  const panel = (page: Page) => page.getByRole("dialog", { name: sidePanel.opener })

  for (const width of [390, 1280]) {
    test(`opens at ${width} px, and Escape gives the focus back`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, "/home-four")
      await opener(page).click()
      await settled(panel(page))
      await expect(panel(page).getByRole("link", { name: "+233 00 000 0001" })).toBeInViewport()
      await expect(panel(page).getByRole("link", { name: "LinkedIn" })).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(panel(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })
  }

  test("a click beside it and its close control close it", async ({ page }) => {
    await open(page, "/home-four")
    await opener(page).click()
    await settled(panel(page))
    await page.mouse.click(20, 500)
    await expect(panel(page)).toBeHidden()
    await opener(page).click()
    await panel(page).getByRole("button", { name: "Close" }).click()
    await expect(panel(page)).toBeHidden()
  })

  test("opens before the runtime", async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto("/home-four")
    await opener(page).click()
    await expect(panel(page)).toBeVisible()
    release()
    await alive(page)
    await expect(panel(page)).toBeVisible()
  })
})

test("subscribing is answered with the truth", async ({ page }) => {
  await open(page, "/home-two")
  const form = page.getByRole("form", { name: "Subscribe" })
  await form.getByRole("textbox").fill("ama@example.org")
  await form.getByRole("button", { name: "Subscribe" }).click()
  await expect(form.getByRole("status")).toContainText("sends nothing yet")
  await form.getByRole("link", { name: "Write to us instead" }).click()
  await expect(page).toHaveURL("/contact-us")
})

test.describe("/coming-soon", () => {
  const heading = (page: Page) => page.getByRole("heading", { level: 1 })

  test("has counted down to the end of 2025, and leads on", async ({ page }) => {
    await open(page, "/coming-soon")
    await expect(heading(page)).toHaveText(comingSoon.after.title)
    await expect(page.getByRole("timer")).toHaveText(
      /^00 Days\s*00 Hours\s*00 Minutes\s*00 Seconds$/,
    )
    await page.getByRole("link", { name: comingSoon.action.label }).click()
    await expect(page).toHaveURL("/")
  })

  test("asks for an address before it takes it, and says truthfully that it sends nothing", async ({
    page,
  }) => {
    await open(page, "/coming-soon")
    const form = page.getByRole("form", { name: "Notify me" })
    await form.getByRole("button", { name: "Notify me" }).click()
    await expect(form.getByText("Email is required.")).toBeVisible()
    await expect(form.getByRole("textbox")).toBeFocused()
    await form.getByRole("textbox").fill("ama@example.org")
    await form.getByRole("button", { name: "Notify me" }).click()
    await expect(form.getByRole("status")).toContainText("sends nothing yet")
  })
})

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, title, isMissing } of pages) {
    test(`${path} can be read and left`, async ({ page, trouble }) => {
      if (isMissing) trouble.expect(/404 \(Not Found\)/)
      await page.goto(path)
      const heading = page.getByRole("heading", { level: 1 })
      await expect(heading).toBeVisible()
      // These say with their headlines what their titles say otherwise.
      const others = ["/", "/coming-soon", "/single-blog"]
      if (!others.includes(path)) await expect(heading).toHaveText(title)
      await expect(mainMenu(page).getByRole("link", { name: "Home" })).toBeVisible()
      await group(page, "Facts").click()
      await expect(mainMenu(page).getByRole("link", { name: "FAQ" })).toBeVisible()
      const [words = ""] = await page.getByRole("main").allInnerTexts()
      expect(words.split(/\s+/).length).toBeGreaterThan(20)
    })
  }

  test("the menu on phones works too", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/")
    await page.getByRole("button", { name: "Menu" }).click()
    const dialog = page.getByRole("dialog", { name: "Menu" })
    await dialog.getByText("Facts", { exact: true }).click()
    await dialog.getByRole("link", { name: "FAQ" }).click()
    await expect(page).toHaveURL("/faq")
  })

  test("questions unfold one at a time", async ({ page }) => {
    await page.goto("/faq")
    const items = page.getByRole("main").locator("details")
    await expect(items).toHaveCount(9)
    await expect(items.first()).toHaveAttribute("open")
    await items.nth(2).locator("summary").click()
    await expect(items.nth(2)).toHaveAttribute("open")
    await expect(items.first()).not.toHaveAttribute("open")
  })
})
