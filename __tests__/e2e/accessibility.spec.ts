import type { Page } from "@playwright/test"
import contact from "../../data/contact.json"
import home from "../../data/home.json"
import { paths } from "../build/support/built"
import { problems } from "./support/axe"
import { settled } from "./support/measure"
import { readable } from "./support/service"
import { expect, open, stretch, test } from "./support/test"

/** A look that was taken while colours were on their way to another scheme is taken again. */
const softly = expect.configure({ soft: true, timeout: 40_000 })

// Each looks several times at a whole page, which takes seconds every time.
test.slow()

const looks = [390, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
)

async function expectAccessible(page: Page) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await softly.poll(() => problems(page), `${width} px, ${colorScheme}`).toEqual([])
  }
}

test.beforeEach(async ({ page, otherHosts }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await otherHosts.standIn("www.youtube-nocookie.com", {
    contentType: "text/html",
    body: '<!doctype html><html lang="en"><title>Film</title></html>',
  })
  await otherHosts.standIn("tile.openstreetmap.org", {
    contentType: "image/svg+xml",
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
  })
})

/** Expects a page to be no wider than its window, once it has come to rest. */
async function expectNoOverflow(page: Page, width: number) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await softly.poll(overflow, `${width} px: overflow`).toBeLessThanOrEqual(0)
}

// One window for all looks at a page: to open it costs more than to look. Errors in the console fail any test.
for (const path of paths) {
  test(`${path} breaks no rule of accessibility`, async ({ page, trouble }) => {
    const isMissing = path === "/404.html"
    if (isMissing) trouble.expect(/404 \(Not Found\)/)
    await open(page, isMissing ? "/no-such-page" : path)
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
      await softly.poll(() => problems(page), `${width} px, light`).toEqual([])
      await expectNoOverflow(page, width)
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
      await softly.poll(() => problems(page), `${width} px, dark`).toEqual([])
    }
    // A window of 1280 px at 400 % (WCAG 1.4.10).
    // 640 px is also what a window of 1280 px has at 200 % zoom.
    for (const width of [320, 640, 768, 1920]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoOverflow(page, width)
    }
  })
}

const phone = { width: 390, height: 844 }
const screen = { width: 1280, height: 900 }
const schemes = ["light", "dark"] as const

/** Looks at a state of a page in both schemes, without touching the window, which could end the state. */
async function expectAccessibleHere(page: Page) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await softly.poll(() => problems(page), colorScheme).toEqual([])
  }
}

test("an open group of the menu breaks no rule", async ({ page }) => {
  await page.setViewportSize(screen)
  await open(page, "/")
  const main = page.getByRole("navigation", { name: "Main", exact: true })
  await main.locator("summary", { hasText: "Services" }).click()
  await expect(main.getByText("IT services")).toBeVisible()
  await expectAccessibleHere(page)
})

test("the menu on phones breaks no rule, on any of its levels", async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, "/")
  await page.getByRole("button", { name: "Menu" }).click()
  const dialog = page.getByRole("dialog", { name: "Menu" })
  await settled(dialog)
  await expectAccessibleHere(page)
  for (const level of ["Services", "IT services"]) {
    await dialog.getByText(level, { exact: true }).click()
    await expectAccessibleHere(page)
  }
})

test("the film's dialog breaks no rule", async ({ page }) => {
  await page.setViewportSize(screen)
  await open(page, "/")
  await page.getByRole("button", { name: home.hero.video.label }).click()
  const dialog = page.getByRole("dialog", { name: home.hero.video.title })
  await expect(dialog.locator("iframe")).toBeVisible()
  await settled(dialog)
  await expectAccessibleHere(page)
})

test("sliders that have been mounted break no rule", async ({ page }) => {
  await page.setViewportSize(screen)
  await open(page, "/")
  for (const name of [home.projects.title, home.tiles.title]) {
    const slider = page.getByRole("region", { name })
    await slider.scrollIntoViewIfNeeded()
    await expect(slider.getByRole("button", { name: "Next slide" })).toBeVisible()
  }
  await expectAccessibleHere(page)
})

test("the errors of a form break no rule", async ({ page }) => {
  await open(page, "/contact-us")
  await page.getByRole("button", { name: "Send message" }).click()
  await expect(page.getByText("Message is required.")).toBeVisible()
  await expectAccessible(page)
})

const outcomes: [string, number, string][] = [
  ["thanks", 201, "Thank you for your message!"],
  ["a failure", 500, "Failed to submit the form."],
]

for (const [name, status, words] of outcomes) {
  test(`the notice of ${name} breaks no rule`, async ({ page, trouble }) => {
    trouble.expect(/500/)
    // So that the thanks stay for as long as it takes.
    await stretch(page, 5000)
    await page.route(/\/product\/contacts$/, (route) =>
      route.fulfill({ status, headers: readable, json: {} }),
    )
    await open(page, "/contact-us")
    for (const field of ["name", "phone", "subject", "message"]) {
      await page.locator(`[name="${field}"]`).fill("Ama")
    }
    await page.locator('[name="email"]').fill("ama@example.org")
    await page.getByRole("button", { name: "Send message" }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expectAccessible(page)
  })
}

const accountStates: [string, string, Record<string, unknown>, string][] = [
  ["errors", "/sign-up", {}, "Full Name is required."],
  ["a failure", "/sign-in", { status: 500, json: {} }, "We couldn't log you in."],
  [
    "an address to be verified",
    "/sign-in",
    { status: 403, json: { error: "Verify it.", reason: "unverified" } },
    "Send the verification e-mail again",
  ],
  ["a reset link's form", "/reset-password?token=a", {}, "New password"],
  ["a bad link", "/verify-email?token=a", { status: 400, json: {} }, "Verification Failed"],
  ["thanks", "/sign-up", { status: 200, json: {} }, "Registration successful!"],
]

for (const [name, path, answer, words] of accountStates) {
  test(`${path} with ${name} breaks no rule`, async ({ page, trouble }) => {
    trouble.expect(/500|403|400/)
    // So that nobody is taken on before there was time to stay.
    await stretch(page, 3000)
    await page.route(/\/product\/auth\//, (route) =>
      route.fulfill({ ...answer, headers: readable }),
    )
    await open(page, path)
    const form = page.getByRole("form")
    if (answer.status && (await form.count()) > 0) {
      if (path === "/sign-up") {
        await page.locator('[name="fullName"]').fill("Ama")
        await page.locator('[name="terms"]').check()
      }
      await page.locator('[name="email"]').fill("ama@example.org")
      await page.locator('[name="password"]').fill("kente cloth")
    }
    if (path.startsWith("/sign")) await form.locator("[type=submit]").click()
    if (name === "thanks") await page.getByRole("button", { name: "Stay here" }).click()
    await expect(page.getByText(words).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test("the map breaks no rule", async ({ page }) => {
  await page.setViewportSize(screen)
  await open(page, "/contact-us")
  const band = page.getByRole("region", { name: contact.map.title })
  await band.scrollIntoViewIfNeeded()
  await expect(band.getByRole("button", { name: "Zoom out" })).toBeVisible()
  await expectAccessibleHere(page)
})

test("a showcase without its service breaks no rule", async ({ page, trouble }) => {
  trouble.expect(/ERR_FAILED|got no answer/)
  await page.route(/\/api\/projects/, (route) => route.abort())
  await open(page, "/web-design-development")
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible()
  await expectAccessible(page)
})

test("the page of a runtime that can't be loaded breaks no rule", async ({ page, trouble }) => {
  trouble.expect(/ERR_FAILED/)
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("/web-design-development")
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible()
  await expectAccessible(page)
})
