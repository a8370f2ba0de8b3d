import account from "../../data/account.json"
import home from "../../data/home.json"
import {
  type Answer,
  alert,
  answerLater,
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
} from "./support/accounts"
import { recordRequests } from "./support/service"
import { afterEffects, alive, expect, hold, open, test } from "./support/test"

test("who signs in is remembered, and taken on to the dashboard", async ({ page, services }) => {
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

for (const [name, answer] of [
  ["no token", { json: { user: session.user } }],
  ["no user", { json: { token: session.token } }],
  ["no JSON", { body: "<h1>Welcome</h1>", status: 200 }],
] satisfies [string, Answer][]) {
  test(`a sign-in that brings ${name} is none`, async ({ page, trouble }) => {
    trouble.expect(/without a token/)
    const visits = await dashboard(page)
    await answerWith(page, "login", answer)
    await fillAndSend(page, signIn)
    await expect(alert(page, "No token received from server")).toBeVisible()
    expect(visits).toEqual([])
  })
}

test("who has not verified the address is offered the mail once more", async ({
  page,
  trouble,
}) => {
  trouble.expect(/403/)
  await answerWith(page, "login", {
    status: 403,
    json: { error: "Please verify your e-mail address first.", reason: "unverified" },
  })
  await answerWith(page, "resend-verification", { json: { message: "Sent." } })
  const requests = recordRequests(page, product("resend-verification"))
  await fillAndSend(page, signIn)
  await expect(alert(page, "Please verify your e-mail address first.")).toBeVisible()
  await button(page, "Send the verification e-mail again").click()
  await expect(status(page, "It is on its way.")).toBeVisible()
  const post = requests.find((sent) => sent.method() === "POST")
  expect(post?.postDataJSON()).toEqual({ data: credentials })
})

test("the notice stays dismissed, without a flash of it", async ({ page }) => {
  await open(page, "/sign-in")
  const notice = page.getByText(account.signIn.notice.text)
  await expect(notice).toBeVisible()
  await button(page, account.signIn.notice.dismiss).click()
  await expect(notice).toBeHidden()
  // Before any script but the head's own.
  await hold(page, "**/*.js")
  await page.goto("/sign-in", { waitUntil: "commit" })
  await expect(button(page, signIn.submit)).toBeVisible()
  await expect(notice).toBeHidden()
})

test("the other companies' buttons open a new tab that knows nothing of this one", async ({
  page,
}) => {
  await open(page, "/sign-in")
  for (const { label, url } of account.external.links) {
    const link = page.getByRole("link", { name: `${label} (opens in a new tab)` })
    await expect(link).toHaveAttribute("href", url)
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", "noopener noreferrer")
  }
})

test("/sign-up says so and goes on after 3 seconds, with the address", async ({ page }) => {
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

test("/sign-up offers the way at once, and whoever has gone another way is left alone", async ({
  page,
}) => {
  await page.clock.install()
  await answerWith(page, "register", { json: {} })
  await open(page, "/sign-up")
  await fillIn(page, person)
  await control(page, "terms").check()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, signUp.submit).click()
  await expect(page.getByRole("link", { name: "Go on" })).toBeVisible()
  const visited: string[] = []
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname))
  const release = await hold(page, "**/page-data/index/page-data.json")
  await page
    .getByRole("banner")
    .getByRole("link", { name: /homepage/ })
    .click()
  // The page that was chosen is still on its way when the time has come.
  await page.clock.fastForward(20_000)
  await page.clock.resume()
  release()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.title.join(" "))
  expect(visited).toEqual(["/"])
})

test("/verification-sent, opened by itself, speaks of your email", async ({ page }) => {
  await open(page, "/verification-sent")
  await expect(page.getByText("We have sent a mail to your email.")).toBeVisible()
})

test("the terms open beside the form", async ({ page, context }) => {
  await open(page, "/sign-up")
  await fillIn(page, { fullName: person.fullName })
  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: /^Terms & Conditions \(opens/ }).click()
  await expect(await opened).toHaveURL("/terms")
  await expect(control(page, "fullName")).toHaveValue(person.fullName)
  await expect(control(page, "terms")).not.toBeChecked()
})

test("a reset link shows its own form alone, and its token leaves the address", async ({
  page,
}) => {
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
  // What is said is there for 3 seconds.
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

test("asking for a reset link says that it was sent", async ({ page }) => {
  await answerWith(page, "request-reset", { json: { message: "Fine." } })
  await fillAndSend(page, requestReset)
  await expect(
    status(page, "Password reset instructions have been sent to your email."),
  ).toBeVisible()
})

test("a verification link is asked about once, and leads to /sign-in after 5 seconds", async ({
  page,
}) => {
  await page.clock.install()
  const requests = recordRequests(page, product("verify-email"))
  const release = await answerLater(page, "verify-email", { json: { message: "Fine." } })
  await open(page, "/verify-email?token=a%2Bb")
  await expect(status(page, "Verifying your email...")).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  release()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email Verified Successfully!")
  await expect(page).toHaveURL("/verify-email")
  const asked = requests.filter((sent) => sent.method() === "GET")
  expect(asked.map((sent) => new URL(sent.url()).search)).toEqual(["?token=a%2Bb"])
  await afterEffects(page)
  await page.clock.runFor(4900)
  await expect(page).toHaveURL("/verify-email")
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(page).toHaveURL("/sign-in")
})

test("a bad verification link says so, and leads on", async ({ page, trouble }) => {
  trouble.expect(/400/)
  await answerWith(page, "verify-email", { status: 400, json: { error: "No." } })
  await open(page, "/verify-email?token=old")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verification Failed")
  await expect(
    alert(page, "Email verification failed. The link may have expired or is invalid."),
  ).toBeVisible()
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in")
  await expect(main.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/sign-up")
})

test("a verification link without its token says so, and asks for nothing", async ({ page }) => {
  const requests = recordRequests(page, product("verify-email"))
  await open(page, "/verify-email")
  await expect(alert(page, "Invalid verification link. Missing token.")).toBeVisible()
  expect(requests).toEqual([])
})

for (const path of ["/sign-in", "/sign-up", "/reset-password", "/verify-email?token=abc"]) {
  test(`${path} without scripts says what to do`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(path)
    // Texts of <noscript> are passed over by getByText.
    const words = page.locator("noscript p").first()
    await expect(words).toContainText("scripts are off in this browser")
    await expect(words).toBeVisible()
    await expect(page.getByRole("form")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await context.close()
  })

  test(`${path} whose scripts can't be loaded says so, and can be loaded again`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/ERR_FAILED|400/)
    await page.route("**/*.js", (route) => route.abort())
    await page.goto(path)
    await expect(alert(page, "Unexpected Application Error!")).toBeVisible()
    await expect(page.getByText("Verifying your email...")).toBeHidden()
    await page.unrouteAll()
    await button(page, "Reload the page").click()
    await alive(page)
    await expect(alert(page, "Unexpected Application Error!")).toBeHidden()
  })
}

test("the menu's settings lead to the three account pages", async ({ page }) => {
  await open(page, "/")
  const menu = page.getByRole("navigation", { name: "Main", exact: true })
  await menu.locator("summary", { hasText: "Settings" }).click()
  for (const [name, path] of [
    ["Sign up", "/sign-up"],
    ["Sign in", "/sign-in"],
    ["Reset password", "/reset-password"],
  ] as const) {
    await expect(menu.getByRole("link", { name })).toHaveAttribute("href", path)
  }
})
