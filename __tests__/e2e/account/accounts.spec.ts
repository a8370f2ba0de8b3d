import account from "../../../data/account.json"
import {
  alert,
  answerWith,
  button,
  control,
  credentials,
  dashboard,
  fillAndSend,
  fillIn,
  person,
  product,
  requestReset,
  reset,
  session,
  signIn,
  signUp,
  status,
} from "../support/accounts"
import { requirePage } from "../support/pages"
import { recordRequests } from "../support/service"
import { afterEffects, expect, hold, hydrated, open, test } from "../support/test"

requirePage("account/SignIn")

test("signing in stores the session and leads to the dashboard", { tag: "@nightly" }, async ({
  page,
  services,
}) => {
  const visits = await dashboard(page)
  await answerWith(page, "login", { json: session })
  await fillAndSend(page, signIn)
  await expect(page).toHaveTitle("Dashboard")
  const [visit] = visits
  expect(`${visit?.origin}${visit?.pathname}`).toBe(`${services.contentUrl}/login-bridge`)
  expect(visit?.searchParams.get("token")).toBe(session.token)
  expect(JSON.parse(String(visit?.searchParams.get("user")))).toEqual(
    JSON.parse(JSON.stringify(session.user)),
  )
  await page.goto("/terms")
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBe(session.token)
  expect(await page.evaluate(() => localStorage.getItem("user"))).toContain(person.email)
})

test("a dismissed notice stays hidden, without a flash", async ({ page }) => {
  await open(page, "/sign-in")
  const notice = page.getByText(account.signIn.notice.text)
  await expect(notice).toBeVisible()
  await button(page, account.signIn.notice.dismiss).click()
  await expect(notice).toBeHidden()
  // Only the head's inline scripts have run.
  await hold(page, "**/*.js")
  await page.goto("/sign-in", { waitUntil: "commit" })
  await expect(button(page, signIn.submit)).toBeVisible()
  await expect(notice).toBeHidden()
})

test("/sign-up confirms, then goes to /verification-sent after 3 seconds, with the e-mail address", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.clock.install()
  await answerWith(page, "register", { json: { message: "Fine." } })
  await open(page, "/sign-up")
  await fillIn(page, person)
  await control(page, "terms").check()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, signUp.submit).click()
  await expect(
    status(page, "Registration successful! Please check your email to verify your account."),
  ).toBeVisible()
  await afterEffects(page)
  await page.clock.runFor(2900)
  await expect(page).toHaveURL("/sign-up")
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(page).toHaveURL("/verification-sent")
  await expect(page.getByText(person.email)).toBeVisible()
  await page.reload()
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole("link", { name: account.verificationSent.signIn }).click()
  await expect(page).toHaveURL("/sign-in")
})

test("/sign-up offers the next page at once, and doesn't redirect a visitor who went elsewhere", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.clock.install()
  await answerWith(page, "register", { json: {} })
  await open(page, "/sign-up")
  await fillIn(page, person)
  await control(page, "terms").check()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, signUp.submit).click()
  const goOn = page.getByRole("link", { name: "Go on" })
  await expect(goOn).toBeVisible()
  const visited: string[] = []
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname))
  const release = await hold(page, "**/page-data/index/page-data.json")
  await page
    .getByRole("banner")
    .getByRole("link", { name: /homepage/ })
    .click()
  // The chosen page is still loading when the redirect falls due.
  await page.clock.fastForward(20_000)
  await page.clock.resume()
  release()
  await expect(page).toHaveURL("/")
  await expect(goOn).toBeHidden()
  expect(visited).toEqual(["/"])
})

test("a reset link shows only the form for a new password, and its token disappears from the address", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.clock.install()
  await answerWith(page, "reset-password", { json: { message: "Fine." } })
  const requests = recordRequests(page, product("reset-password"))
  const release = await hold(page, "**/*.js")
  await page.goto(reset.path, { waitUntil: "commit" })
  await expect(page.getByRole("contentinfo")).toBeAttached()
  await expect(page.getByRole("form")).toHaveCount(0)
  release()
  await expect(button(page, reset.submit)).toBeVisible()
  await expect(button(page, requestReset.submit)).toHaveCount(0)
  await expect(page).toHaveURL("/reset-password")
  await page.reload()
  await fillIn(page, credentials)
  // The message shows for 3 seconds.
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, reset.submit).click()
  await expect(
    status(
      page,
      "Your password has been reset successfully! You can now log in with your new password.",
    ),
  ).toBeVisible()
  expect(requests.find((sent) => sent.method() === "POST")?.postDataJSON()).toEqual({
    data: { ...credentials, token: "a-token" },
  })
  await page.clock.resume()
  await expect(page).toHaveURL("/sign-in")
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the account pages say what to do, and show no form", async ({ page }) => {
    for (const path of ["/sign-in", "/sign-up", "/reset-password", "/verify-email?token=abc"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" })
      // getByText skips text inside <noscript>.
      const words = page.locator("noscript p").first()
      await expect(words, path).toContainText("scripts are off in this browser")
      await expect(words, path).toBeVisible()
      await expect(page.getByRole("form"), path).toHaveCount(0)
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
    }
  })
})

test("/verify-email says when its scripts can't be loaded, claims nothing, and can be reloaded", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|400/)
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("/verify-email?token=abc")
  await expect(alert(page, "Unexpected Application Error!")).toBeVisible()
  await expect(page.getByText("Verifying your email...")).toBeHidden()
  await page.unrouteAll()
  await button(page, "Reload the page").click()
  await hydrated(page)
  await expect(alert(page, "Unexpected Application Error!")).toBeHidden()
})
