import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import account from "../../data/account.json"
import { type Mail, readable, recordRequests } from "./support/service"
import { expect, hold, open, test } from "./support/test"

const product = (path: string) => new RegExp(`/product/auth/${path}(\\?|$)`)

const control = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text })
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text })

const person = { fullName: "Ama Serwaa", email: "ama@example.org", password: "kente cloth" }
const session = { token: "abc.def", user: { id: "1", ...person, password: undefined } }

type Answer = { status?: number; json?: unknown; body?: string; headers?: Record<string, string> }

/** Answers in place of the service. */
async function answerWith(page: Page, path: string, answer: Answer) {
  await page.route(product(path), (route) =>
    route.request().method() === "OPTIONS"
      ? route.fulfill({ status: 204, headers: readable })
      : route.fulfill({ ...answer, headers: { ...readable, ...answer.headers } }),
  )
}

async function fillIn(page: Page, entries: Partial<typeof person>) {
  for (const [name, value] of Object.entries(entries)) await control(page, name).fill(value)
}

const { fullName: _, ...credentials } = person

type Form = {
  path: string
  /** Of the product API. */
  call: string
  entries: Partial<typeof person>
  submit: string
  busy: string
  /** What the form says of a failure that says nothing itself. */
  failed: string
}

const signIn: Form = {
  path: "/sign-in",
  call: "login",
  entries: credentials,
  submit: "Sign in",
  busy: "Logging in...",
  failed:
    "We couldn't log you in. Please use the 'Forgot password?' link below to reset your password.",
}
const signUp: Form = {
  path: "/sign-up",
  call: "register",
  entries: person,
  submit: "Create Account",
  busy: "Creating Account...",
  failed: "Failed to register. Please try again.",
}
const request: Form = {
  path: "/reset-password",
  call: "request-reset",
  entries: { email: person.email },
  submit: "Send Reset Link",
  busy: "Processing",
  failed: "Error processing your request. Please try again.",
}
const reset: Form = {
  path: "/reset-password?token=a-token",
  call: "reset-password",
  entries: credentials,
  submit: "Reset Password",
  busy: "Processing",
  failed: "Error processing your request. Please try again.",
}
const forms = [signIn, signUp, request, reset]

async function fillAndSend(page: Page, form: Form) {
  await open(page, form.path)
  await fillIn(page, form.entries)
  if (form === signUp) await control(page, "terms").check()
  await button(page, form.submit).click()
}

for (const form of forms) {
  const { path, call, entries, submit, busy, failed } = form

  test(`${path}: empty, it says under each field what it lacks and leads to the first`, async ({
    page,
  }) => {
    const requests = recordRequests(page, product(call))
    await open(page, path)
    await button(page, submit).click()
    const messages = {
      fullName: "Full Name is required.",
      email: "Email is required.",
      password: "Password is required.",
    }
    for (const name of Object.keys(entries) as (keyof typeof messages)[]) {
      await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(messages[name]))
      await expect(page.getByText(messages[name])).toBeVisible()
    }
    await expect(control(page, Object.keys(entries)[0] ?? "")).toBeFocused()
    expect(requests).toEqual([])
  })

  test(`${path}: busy, it says so, and sends once whatever is pressed`, async ({ page }) => {
    const requests = recordRequests(page, product(call))
    await hold(page, product(call))
    await fillAndSend(page, form)
    await expect(button(page, busy)).toBeDisabled()
    await button(page, busy).click({ force: true })
    await control(page, "email").press("Enter")
    expect(requests.filter((sent) => sent.method() !== "OPTIONS").length).toBeLessThanOrEqual(1)
  })

  test(`${path}: a failure is said, and nothing that was entered is lost`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/500/)
    await answerWith(page, call, { status: 500, json: {} })
    await fillAndSend(page, form)
    await expect(alert(page, failed)).toBeVisible()
    for (const [name, value] of Object.entries(entries)) {
      await expect(control(page, name)).toHaveValue(value)
    }
    await expect(button(page, submit)).toBeEnabled()
  })

  test(`${path}: who has asked too often learns when to try again`, async ({ page, trouble }) => {
    trouble.expect(/429/)
    await answerWith(page, call, { status: 429, headers: { "retry-after": "600" }, json: {} })
    await fillAndSend(page, form)
    await expect(alert(page, failed)).toContainText("You can try again in 10 minutes.")
  })

  test(`${path}: without an answer it fails, and can be sent again`, async ({ page, trouble }) => {
    trouble.expect(/ERR_CONNECTION_REFUSED|got no answer|503/)
    await page.route(product(call), (route) => route.abort("connectionrefused"))
    await fillAndSend(page, form)
    await expect(alert(page, failed)).toBeVisible()
    await page.unrouteAll()
    await answerWith(page, call, { status: 503, json: {} })
    await button(page, submit).click()
    await expect(alert(page, failed)).toBeVisible()
  })
}

const refusals: [Form, string, Answer, string][] = [
  [signIn, "its error", { json: { error: "E", message: "M" } }, "E"],
  [signIn, "its message", { json: { message: "M" } }, "M"],
  [signIn, "its error's message", { json: { error: { message: "EM" } } }, "EM"],
  [signIn, "its data's", { json: { data: { error: { message: "DEM" } } } }, "DEM"],
  [signIn, "its text", { body: "Plain words" }, "Plain words"],
  [signIn, "its own text for a page", { body: "<h1>Bad gateway</h1>" }, signIn.failed],
  [signUp, "its error's message", { json: { error: { message: "EM" } } }, "EM"],
  [signUp, "its own text", { json: { error: "E" } }, signUp.failed],
  [request, "its error", { json: { error: "E", message: "M" } }, "E"],
  [reset, "its message", { json: { message: "M" } }, "M"],
]

for (const [form, which, answer, text] of refusals) {
  test(`${form.path}: a refusal says ${which}: ${text}`, async ({ page, trouble }) => {
    trouble.expect(/400/)
    await answerWith(page, form.call, { status: 400, ...answer })
    await fillAndSend(page, form)
    const shown = page.getByRole("form").getByRole("alert")
    await expect(shown).toHaveText(text)
  })
}

/** Stands in for the dashboard, which is of another application. */
async function dashboard(page: Page): Promise<URL[]> {
  const visits: URL[] = []
  await page.route(/\/login-bridge/, (route) => {
    visits.push(new URL(route.request().url()))
    return route.fulfill({ contentType: "text/html", body: "<title>Dashboard</title>" })
  })
  return visits
}

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

test("a password can be looked at: the caret stays, and sending hides it", async ({
  page,
  trouble,
}) => {
  trouble.expect(/500/)
  await answerWith(page, "login", { status: 500, json: {} })
  await open(page, "/sign-in")
  await fillIn(page, credentials)
  const password = control(page, "password")
  await password.evaluate((field) => {
    ;(field as HTMLInputElement).focus()
    ;(field as HTMLInputElement).setSelectionRange(3, 3)
  })
  await button(page, "Show password").click()
  await expect(password).toHaveAttribute("type", "text")
  await expect(password).toBeFocused()
  await page.keyboard.type("--")
  await expect(password).toHaveValue("ken--te cloth")
  await page.keyboard.press("Enter")
  await expect(alert(page, signIn.failed)).toBeVisible()
  await expect(password).toHaveAttribute("type", "password")
  await expect(password).toHaveValue("ken--te cloth")
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
  await fillAndSend(page, signUp)
  await expect(page.getByRole("link", { name: "Go on" })).toBeVisible()
  await page
    .getByRole("banner")
    .getByRole("link", { name: /homepage/ })
    .click()
  await expect(page).toHaveURL("/")
  await page.clock.fastForward(20_000)
  await expect(page).toHaveURL("/")
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
  await answerWith(page, "reset-password", { json: { message: "Fine." } })
  const requests = recordRequests(page, product("reset-password"))
  const release = await hold(page, "**/*.js")
  await page.goto(reset.path, { waitUntil: "commit" })
  await expect(page.getByRole("contentinfo")).toBeAttached()
  await expect(page.getByRole("form")).toHaveCount(0)
  release()
  await expect(button(page, reset.submit)).toBeVisible()
  await expect(button(page, request.submit)).toHaveCount(0)
  await expect(page).toHaveURL("/reset-password")
  await page.reload()
  await fillIn(page, credentials)
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
  await expect(page).toHaveURL("/sign-in")
})

test("asking for a reset link says that it was sent", async ({ page }) => {
  await answerWith(page, "request-reset", { json: { message: "Fine." } })
  await fillAndSend(page, request)
  await expect(
    status(page, "Password reset instructions have been sent to your email."),
  ).toBeVisible()
})

test("a verification link is asked about once, and leads to /sign-in after 5 seconds", async ({
  page,
}) => {
  await page.clock.install()
  const requests = recordRequests(page, product("verify-email"))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(product("verify-email"), async (route) => {
    await released
    await route.fulfill({ headers: readable, json: { message: "Fine." } })
  })
  await open(page, "/verify-email?token=a%2Bb")
  await expect(status(page, "Verifying your email...")).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  release()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email Verified Successfully!")
  await expect(page).toHaveURL("/verify-email")
  const asked = requests.filter((sent) => sent.method() === "GET")
  expect(asked.map((sent) => new URL(sent.url()).search)).toEqual(["?token=a%2Bb"])
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
    await expect(page.locator("html[data-alive]")).toBeAttached()
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

test("a keyboard alone signs in", async ({ page }) => {
  const visits = await dashboard(page)
  await answerWith(page, "login", { json: session })
  await open(page, "/sign-in")
  await control(page, "email").focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press("Tab")
  await page.keyboard.type(person.password)
  await page.keyboard.press("Tab")
  await expect(button(page, "Show password")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(button(page, signIn.submit)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveTitle("Dashboard")
  expect(visits).toHaveLength(1)
})

test.describe("with the real service", () => {
  /** The mails to somebody, the newest last, once there are as many as expected. */
  async function mailsTo(mailUrl: string, address: string, count: number): Promise<Mail[]> {
    let mails: Mail[] = []
    await expect
      .poll(async () => {
        const all: Mail[] = await (await fetch(`${mailUrl}/email`)).json()
        mails = all.filter(({ to }) => to.some((person) => person.address === address))
        return mails.length
      })
      .toBe(count)
    return mails
  }

  /** The path and query of the site's link in a mail. */
  function linkIn(mail: Mail | undefined, siteUrl: string): string {
    const address = mail?.text.match(/https?:\/\/\S+/)?.[0] ?? ""
    expect(address.startsWith(siteUrl), address).toBe(true)
    return address.slice(siteUrl.length)
  }

  test("sign up, verify, sign in, see the dashboard, sign out; forget the password and sign in again", async ({
    page,
    services,
    trouble,
  }) => {
    trouble.expect(/40[0-9]/)
    const { mailUrl, siteUrl, contentUrl } = services
    const someone = {
      fullName: "Efua Real",
      email: `efua-${randomUUID()}@example.org`,
      password: "a woven secret",
    }
    const known = { email: someone.email, password: someone.password }

    await open(page, "/sign-up")
    await fillIn(page, someone)
    await control(page, "terms").check()
    await button(page, signUp.submit).click()
    await expect(page).toHaveURL("/verification-sent")
    await expect(page.getByText(someone.email)).toBeVisible()

    // Before the address is verified nobody gets in, but can have the mail again.
    await open(page, "/sign-in")
    await fillIn(page, known)
    await button(page, signIn.submit).click()
    await button(page, "Send the verification e-mail again").click()
    await expect(status(page, "It is on its way.")).toBeVisible()
    const letters = await mailsTo(mailUrl, someone.email, 2)

    await page.goto(linkIn(letters.at(-1), siteUrl))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email Verified Successfully!")
    await expect(page).toHaveURL("/sign-in")
    await expect(button(page, signIn.submit)).toBeVisible()

    await fillIn(page, { ...known, password: "not the right one" })
    await button(page, signIn.submit).click()
    await expect(alert(page, "The e-mail address or the password is not right.")).toBeVisible()

    await fillIn(page, known)
    await button(page, signIn.submit).click()
    await expect(page).toHaveURL(`${contentUrl}/login-bridge`)
    await expect(page.getByText(someone.fullName)).toBeVisible()
    await expect(page.getByText(someone.email)).toBeVisible()
    await page.getByRole("button", { name: "Sign out" }).click()
    await expect(status(page, "You are signed out.")).toBeVisible()
    expect(
      await page.evaluate(() => [localStorage.getItem("authToken"), localStorage.getItem("user")]),
    ).toEqual([null, null])

    await page.getByRole("link", { name: "Forgot password?" }).click()
    await expect(button(page, request.submit)).toBeVisible()
    await fillIn(page, { email: someone.email })
    await button(page, request.submit).click()
    await expect(
      status(page, "Password reset instructions have been sent to your email."),
    ).toBeVisible()
    const [, , letter] = await mailsTo(mailUrl, someone.email, 3)
    const resetLink = linkIn(letter, siteUrl)
    // Nothing but the token: a mail that goes astray doesn't say whose it is.
    expect(resetLink).toMatch(/^\/reset-password\?token=[^&]+$/)
    await page.goto(resetLink)
    await expect(button(page, reset.submit)).toBeVisible()
    const renewed = { email: someone.email, password: "another woven secret" }
    await fillIn(page, renewed)
    await button(page, reset.submit).click()
    await expect(page).toHaveURL("/sign-in")
    await expect(button(page, signIn.submit)).toBeVisible()
    await fillIn(page, renewed)
    await button(page, signIn.submit).click()
    await expect(page).toHaveURL(`${contentUrl}/login-bridge`)
    await expect(page.getByText(someone.fullName)).toBeVisible()
  })

  test("a verification link that nobody was sent fails", async ({ page, trouble }) => {
    trouble.expect(/400/)
    await open(page, `/verify-email?token=${randomUUID()}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verification Failed")
  })
})
