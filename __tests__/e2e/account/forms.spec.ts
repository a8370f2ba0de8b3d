import {
  alert,
  answerLater,
  answerWith,
  button,
  control,
  credentials,
  dashboard,
  fillIn,
  forms,
  person,
  product,
  session,
  signIn,
  signUp,
} from "../support/accounts"
import { requirePage } from "../support/pages"
import { recordRequests } from "../support/service"
import { expect, open, test } from "../support/test"

requirePage("account/SignIn")

/** One journey per form; `account/*.test.tsx` covers every field, answer and refusal. */

for (const [index, form] of forms.entries()) {
  const { path, call, entries, submit, busy, failed } = form

  test(`${path} reports missing fields and failed requests, keeps its entries and sends once`, {
    tag: index === 0 ? [] : "@nightly",
  }, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/ERR_CONNECTION_REFUSED|got no answer|500/)
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

    await page.route(product(call), (route) => route.abort("connectionrefused"))
    await fillIn(page, entries)
    if (form === signUp) await control(page, "terms").check()
    await button(page, submit).click()
    await expect(alert(page, failed)).toBeVisible()
    for (const [name, value] of Object.entries(entries)) {
      await expect(control(page, name)).toHaveValue(value)
    }

    await page.unrouteAll()
    const before = requests.length
    const release = await answerLater(page, call, { status: 500, json: {} })
    await button(page, submit).click()
    await expect(button(page, busy)).toBeDisabled()
    await expect(alert(page, failed)).toHaveCount(0)
    await button(page, busy).click({ force: true })
    await control(page, "email").press("Enter")
    release()
    await expect(alert(page, failed)).toBeVisible()
    await expect(button(page, submit)).toBeEnabled()
    const posts = requests.slice(before).filter((sent) => sent.method() === "POST")
    expect(posts).toHaveLength(1)
  })
}

test("showing the password keeps the caret, and submitting hides it again", {
  tag: "@nightly",
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/500/)
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

test("signing in works by keyboard alone", async ({ page }) => {
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
