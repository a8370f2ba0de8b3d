import {
  type Answer,
  alert,
  answerLater,
  answerWith,
  button,
  control,
  credentials,
  dashboard,
  type Form,
  fillAndSend,
  fillIn,
  forms,
  person,
  product,
  requestReset,
  reset,
  session,
  signIn,
  signUp,
} from "./support/accounts"
import { recordRequests } from "./support/service"
import { expect, open, test } from "./support/test"

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

  test(`${path}: busy, it says so, and sends once whatever is pressed`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/500/)
    const requests = recordRequests(page, product(call))
    const release = await answerLater(page, call, { status: 500, json: {} })
    await fillAndSend(page, form)
    await expect(button(page, busy)).toBeDisabled()
    await button(page, busy).click({ force: true })
    await control(page, "email").press("Enter")
    release()
    await expect(alert(page, failed)).toBeVisible()
    expect(requests.filter((sent) => sent.method() === "POST")).toHaveLength(1)
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
    trouble.expect(/ERR_CONNECTION_REFUSED|got no answer|429/)
    await page.route(product(call), (route) => route.abort("connectionrefused"))
    await fillAndSend(page, form)
    await expect(alert(page, failed)).toBeVisible()
    await page.unrouteAll()
    await answerWith(page, call, { status: 429, headers: { "retry-after": "600" }, json: {} })
    await button(page, submit).click()
    await expect(alert(page, failed)).toContainText("You can try again in 10 minutes.")
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
  [requestReset, "its error", { json: { error: "E", message: "M" } }, "E"],
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
