import contact from "../../data/contact.json"
import home from "../../data/home.json"
import { expectAccessible, expectAccessibleHere, test } from "./support/looks"
import { waitForAnimations } from "./support/measure"
import { deeperGroup, servicesGroup } from "./support/menu"
import { loomPage, pathOf, requirePage } from "./support/pages"
import { readable } from "./support/service"
import { expect, open, stretch } from "./support/test"

/** States that a visitor brings about; pages.spec.ts covers pages as they open. */

// Each test runs axe several times on a whole page, which takes seconds each time.
test.slow()

const phone = { width: 390, height: 844 }
const screen = { width: 1280, height: 900 }

test.beforeEach(async ({ page, otherHosts }) => {
  await page.setViewportSize(screen)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await otherHosts.stub("www.youtube-nocookie.com", {
    contentType: "text/html",
    body: '<!doctype html><html lang="en"><title>Film</title></html>',
  })
  await otherHosts.stub("tile.openstreetmap.org", {
    contentType: "image/svg+xml",
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
  })
})

test("the homepage has no axe violations with a menu group open, sliders mounted or the film dialog open", {
  tag: "@nightly",
}, async ({ page, everyLook }) => {
  await open(page, pathOf("homes/Home"))
  const main = page.getByRole("navigation", { name: "Main", exact: true })
  await main.locator("summary", { hasText: servicesGroup }).click()
  await expect(main.getByText(deeperGroup)).toBeVisible()
  await expectAccessibleHere(page, everyLook, { name: "an open group", hasDark: true })
  await page.keyboard.press("Escape")
  for (const name of [home.projects.title, home.tiles.title]) {
    const slider = page.getByRole("region", { name })
    await slider.scrollIntoViewIfNeeded()
    await expect(slider.getByRole("button", { name: "Next slide" })).toBeVisible()
  }
  await expectAccessibleHere(page, everyLook, { name: "mounted sliders", hasDark: true })
  await page.getByRole("button", { name: home.hero.video.label }).click()
  const dialog = page.getByRole("dialog", { name: home.hero.video.title })
  await expect(dialog.locator("iframe")).toBeVisible()
  await waitForAnimations(dialog)
  await expectAccessibleHere(page, everyLook, { name: "the film's dialog", hasDark: true })
})

test("the phone menu has no axe violations at any level", { tag: "@nightly" }, async ({
  page,
  everyLook,
}) => {
  await page.setViewportSize(phone)
  await open(page, loomPage)
  await page.getByRole("button", { name: "Menu" }).click()
  const dialog = page.getByRole("dialog", { name: "Menu" })
  await waitForAnimations(dialog)
  await expectAccessibleHere(page, everyLook, { name: "the first level", hasDark: true })
  for (const level of [servicesGroup, deeperGroup]) {
    await dialog.getByText(level, { exact: true }).click()
    await expectAccessibleHere(page, everyLook, { name: level, hasDark: true })
  }
})

test("the contact form has no axe violations with errors, after a failure and after success", {
  tag: "@nightly",
}, async ({ page, everyLook, consoleErrors }) => {
  consoleErrors.expect(/500/)
  // Keeps the success notice on screen.
  await stretch(page, 5000)
  const statuses = [500, 201]
  await page.route(/\/product\/contacts$/, (route) =>
    route.request().method() === "OPTIONS"
      ? route.fulfill({ status: 204, headers: readable })
      : route.fulfill({ status: statuses.shift() ?? 201, headers: readable, json: {} }),
  )
  await open(page, "/contact-us")
  const send = page.getByRole("button", { name: "Send message" })
  await send.click()
  await expect(page.getByText("Message is required.")).toBeVisible()
  await expectAccessible(page, everyLook, { name: "errors", hasDark: true })
  for (const field of ["name", "phone", "subject", "message"]) {
    await page.locator(`[name="${field}"]`).fill("Ama")
  }
  await page.locator('[name="email"]').fill("ama@example.org")
  await send.click()
  await expect(page.getByText("Failed to submit the form.")).toBeVisible()
  await expectAccessible(page, everyLook, { name: "a failure", hasDark: true })
  await send.click()
  await expect(page.getByText("Thank you for your message!")).toBeVisible()
  await expectAccessible(page, everyLook, { name: "thanks", hasDark: true })
})

test("the map has no axe violations", { tag: "@nightly" }, async ({ page, everyLook }) => {
  await open(page, "/contact-us")
  const band = page.getByRole("region", { name: contact.map.title })
  await band.scrollIntoViewIfNeeded()
  await expect(band.getByRole("button", { name: "Zoom out" })).toBeVisible()
  await expectAccessibleHere(page, everyLook, { name: "the map", hasDark: true })
})

type AccountState = {
  name: string
  path: string
  answer: { status: number; json: Record<string, unknown> }
  /** Whether the form is filled in and submitted. */
  sends: boolean
  words: string
}

const accountStates: AccountState[] = [
  {
    name: "a failure",
    path: "/sign-in",
    answer: { status: 500, json: {} },
    sends: true,
    words: "We couldn't log you in.",
  },
  {
    name: "an address to be verified",
    path: "/sign-in",
    answer: { status: 403, json: { error: "Verify it.", reason: "unverified" } },
    sends: true,
    words: "Send the verification e-mail again",
  },
  {
    name: "a reset link's form",
    path: "/reset-password?token=a",
    answer: { status: 500, json: {} },
    sends: false,
    words: "New password",
  },
  {
    name: "a bad link",
    path: "/verify-email?token=a",
    answer: { status: 400, json: {} },
    sends: false,
    words: "Verification Failed",
  },
]

for (const { name, path, answer, sends, words } of accountStates) {
  // Component tests run axe on the forms, in every run.
  test(`${path} has no axe violations with ${name}`, { tag: "@nightly" }, async ({
    page,
    everyLook,
    consoleErrors,
  }) => {
    requirePage("account/SignIn")
    consoleErrors.expect(/500|403|400/)
    await page.route(/\/product\/auth\//, (route) =>
      route.fulfill({ ...answer, headers: readable }),
    )
    await open(page, path)
    if (sends) {
      await page.locator('[name="email"]').fill("ama@example.org")
      await page.locator('[name="password"]').fill("kente cloth")
      await page.getByRole("form").locator("[type=submit]").click()
    }
    await expect(page.getByText(words).first()).toBeVisible()
    await expectAccessible(page, everyLook, { name, hasDark: true })
  })
}

test("/sign-up has no axe violations with errors and after success", { tag: "@nightly" }, async ({
  page,
  everyLook,
}) => {
  requirePage("account/SignUp")
  // Keeps the redirect from coming before "Stay here" is clicked.
  await stretch(page, 3000)
  await page.route(/\/product\/auth\//, (route) =>
    route.fulfill({ status: 200, json: {}, headers: readable }),
  )
  await open(page, "/sign-up")
  const submit = page.getByRole("form").locator("[type=submit]")
  await submit.click()
  await expect(page.getByText("Full Name is required.")).toBeVisible()
  await expectAccessible(page, everyLook, { name: "errors", hasDark: true })
  await page.locator('[name="fullName"]').fill("Ama")
  await page.locator('[name="email"]').fill("ama@example.org")
  await page.locator('[name="password"]').fill("kente cloth")
  await page.locator('[name="terms"]').check()
  await submit.click()
  await page.getByRole("button", { name: "Stay here" }).click()
  await expect(page.getByText("Registration successful!")).toBeVisible()
  await expectAccessible(page, everyLook, { name: "thanks", hasDark: true })
})

test("a showcase page has no axe violations while its service is down", {
  tag: "@nightly",
}, async ({ page, everyLook, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED|got no answer/)
  await page.route(/\/api\/projects/, (route) => route.abort())
  await open(page, "/web-design-development")
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible()
  await expectAccessible(page, everyLook, { name: "without its service", hasDark: true })
})

test("a page whose runtime fails to load has no axe violations", { tag: "@nightly" }, async ({
  page,
  everyLook,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/)
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("/web-design-development")
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible()
  await expectAccessible(page, everyLook, { name: "without its runtime", hasDark: true })
})
