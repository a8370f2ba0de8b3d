import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import type { ReactElement } from "react"
import * as bridge from "../../src/account/bridge"
import { NewPasswordForm } from "../../src/account/NewPasswordForm"
import { ResetRequestForm } from "../../src/account/ResetRequestForm"
import { SignInForm } from "../../src/account/SignInForm"
import { SignUpForm } from "../../src/account/SignUpForm"
import { expectNoViolations } from "../support/axe"
import { interceptNetwork } from "../support/network"
import { serverRender } from "../support/serverRender"

type Sample = {
  form: ReactElement
  submit: string
  busy: string
  /** By label. */
  entries: Record<string, string>
  /** Label and message of each field, when the form is empty. */
  errors: Record<string, string>
  /** Name, type and autocomplete of each field. */
  fields: string[][]
  path: string
  body: object
  failed: string
}

const email = "hello@adwene.example"
const product = "http://localhost:3001/product"
const emailErrors = { "E-mail": "Email is required." }
const credentials = { email: "ama@example.com", password: " kente cloth " }
const termsLabel = /I accept the Terms & Conditions/

const signInFailed =
  "We couldn't log you in. Please use the 'Forgot password?' link below to reset your password."

const signIn: Sample = {
  form: <SignInForm email={email} />,
  submit: "Sign in",
  busy: "Logging in...",
  entries: { "E-mail": " ama@example.com ", Password: credentials.password },
  errors: { ...emailErrors, Password: "Password is required." },
  fields: [
    ["email", "email", "email"],
    ["password", "password", "current-password"],
  ],
  path: "/auth/login",
  body: credentials,
  failed: signInFailed,
}
const signUp: Sample = {
  form: <SignUpForm email={email} />,
  submit: "Create Account",
  busy: "Creating Account...",
  entries: {
    "Full name": " Ama Serwaa ",
    "E-mail": "ama@example.com",
    Password: credentials.password,
  },
  errors: {
    "Full name": "Full Name is required.",
    ...emailErrors,
    Password: "Password is required.",
  },
  fields: [
    ["fullName", "text", "name"],
    ["email", "email", "email"],
    ["password", "password", "new-password"],
    ["terms", "checkbox", "off"],
  ],
  path: "/auth/register",
  body: { data: { fullName: "Ama Serwaa", ...credentials } },
  failed: "Failed to register. Please try again.",
}
const request: Sample = {
  form: <ResetRequestForm email={email} />,
  submit: "Send Reset Link",
  busy: "Processing",
  entries: { "E-mail": "ama@example.com" },
  errors: emailErrors,
  fields: [["email", "email", "email"]],
  path: "/auth/request-reset",
  body: { data: { email: "ama@example.com" } },
  failed: "Error processing your request. Please try again.",
}
const reset: Sample = {
  form: <NewPasswordForm token="abc" email={email} />,
  submit: "Reset Password",
  busy: "Processing",
  entries: { "E-mail": "ama@example.com", "New password": credentials.password },
  errors: { ...emailErrors, "New password": "Password is required." },
  fields: [
    ["email", "email", "email"],
    ["password", "password", "new-password"],
  ],
  path: "/auth/reset-password",
  body: { data: { ...credentials, token: "abc" } },
  failed: "Error processing your request. Please try again.",
}
const each = test.each([
  ["sign-in", signIn],
  ["sign-up", signUp],
  ["request", request],
  ["reset", reset],
] as const)

const requests = interceptNetwork()
const user = userEvent.setup({ delay: null })
const session = { token: "abc.def", user: { id: "1", email: "ama@example.com", fullName: "Ama" } }

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const inForm = () => within(screen.getByRole("form"))
const button = (name: string) => inForm().getByRole("button", { name })
const hearReports = () => jest.spyOn(console, "error").mockImplementation()
const hearLeaving = () => jest.spyOn(bridge, "leaveFor").mockImplementation()

afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

async function fill({ entries }: Sample) {
  for (const [label, text] of Object.entries(entries)) {
    await user.click(field(label))
    await user.paste(text)
  }
  const terms = screen.queryByRole("checkbox")
  if (terms) await user.click(terms)
}

async function fillAndSend(sample: Sample) {
  const page = render(sample.form)
  await fill(sample)
  await user.click(button(sample.submit))
  return page
}

function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms))
}

each("everyone can use the %s form: empty, with errors, busy, failed", async (_, sample) => {
  hearReports()
  render(sample.form)
  await expectNoViolations()
  await user.click(button(sample.submit))
  await expectNoViolations()
  await fill(sample)
  await user.click(button(sample.submit))
  await expectNoViolations()
  await requests[0]?.answer({}, { status: 500 })
  await expectNoViolations()
})

each("the fields of the %s form say what they are, to browsers too", (_, { form, fields }) => {
  render(form)
  const controls = [...document.querySelectorAll("input")]
  expect(controls.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual(fields)
})

each("the %s form, empty, says under each field what it lacks", async (_, sample) => {
  render(sample.form)
  await user.click(button(sample.submit))
  for (const [label, message] of Object.entries(sample.errors)) {
    expect(field(label)).toBeInvalid()
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  }
  expect(field(Object.keys(sample.errors)[0] ?? "")).toHaveFocus()
  expect(requests).toHaveLength(0)
})

each("the %s form calls an address that is none invalid", async (_, sample) => {
  render(sample.form)
  await user.type(field("E-mail"), "ama@example")
  await user.click(button(sample.submit))
  expect(field("E-mail")).toHaveAccessibleDescription("Invalid email address")
})

each("the %s form sends what the service expects, and says that it is busy", async (_, sample) => {
  await fillAndSend(sample)
  expect(requests.map(({ url, method, body }) => ({ url, method, body }))).toEqual([
    { url: product + sample.path, method: "POST", body: sample.body },
  ])
  expect(button(sample.busy)).toBeDisabled()
})

each("a second click on the %s form's button sends once", async (_, sample) => {
  render(sample.form)
  await fill(sample)
  await user.dblClick(button(sample.submit))
  await user.type(field("E-mail"), "{Enter}")
  expect(requests).toHaveLength(1)
})

each("when the %s form fails, it says so and keeps what was entered", async (_, sample) => {
  const report = hearReports()
  await fillAndSend(sample)
  await requests[0]?.answer("<h1>Bad gateway</h1>", { status: 502 })
  expect(inForm().getByRole("alert").textContent).toBe(sample.failed)
  for (const [label, text] of Object.entries(sample.entries)) {
    const isTyped = field(label).type === "email"
    expect(field(label)).toHaveValue(isTyped ? text.trim() : text)
  }
  expect(button(sample.submit)).toBeEnabled()
  expect(report).toHaveBeenCalledTimes(1)
})

each("the %s form clears an old alert when it is sent again", async (_, sample) => {
  hearReports()
  await fillAndSend(sample)
  await requests[0]?.answer({}, { status: 500 })
  await user.click(button(sample.submit))
  expect(inForm().queryByRole("alert")).not.toBeInTheDocument()
})

each("the %s form says when to try again", async (_, sample) => {
  hearReports()
  await fillAndSend(sample)
  await requests[0]?.answer({}, { status: 429, headers: { "Retry-After": "600" } })
  expect(inForm().getByRole("alert").textContent).toBe(
    `${sample.failed} You can try again in 10 minutes.`,
  )
})

test("when to try again is said once, where the service says it too", async () => {
  hearReports()
  await fillAndSend(signIn)
  const error = "Too many requests. Please try again in 5 minutes."
  await requests[0]?.answer({ error }, { status: 429, headers: { "Retry-After": "300" } })
  expect(inForm().getByRole("alert").textContent).toBe(error)
})

each("leaving the page of the %s form cancels what is under way", async (_, sample) => {
  const { unmount } = await fillAndSend(sample)
  unmount()
  expect(requests[0]?.aborted()).toBe(true)
  await act(async () => {})
})

each("with scripts off, the %s form gives way to what can be done", (_, { form }) => {
  serverRender(form)
  const words = document.querySelector("noscript")?.textContent
  expect(words).toContain("Switch them on")
  expect(words).toContain(`mailto:${email}`)
})

each("the token of who is signed in goes along with the %s form", async (_, sample) => {
  localStorage.setItem("authToken", "abc.def")
  await fillAndSend(sample)
  expect(requests[0]?.headers).toMatchObject({ authorization: "Bearer abc.def" })
})

test.each([
  ["sign-in", signIn, "Password"],
  ["sign-up", signUp, "Password"],
  ["reset", reset, "New password"],
])("a password of seven is too short for the %s form", async (_, sample, label) => {
  render(sample.form)
  await user.type(field(label), "1234567")
  await user.click(button(sample.submit))
  expect(field(label)).toHaveAccessibleDescription(
    expect.stringContaining("Your password must be at least 8 characters"),
  )
})

test("the terms must be accepted; they open beside the form, which is not left", async () => {
  render(signUp.form)
  await fill(signUp)
  await user.click(field(termsLabel))
  await user.click(button(signUp.submit))
  expect(field(termsLabel)).toHaveAccessibleDescription("You must accept the Terms & Conditions.")
  expect(field(termsLabel)).toHaveFocus()
  expect(requests).toHaveLength(0)
  const link = screen.getByRole("link", { name: "Terms & Conditions (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "/terms")
  expect(link).toHaveAttribute("target", "_blank")
})

test("what was typed and ticked before the runtime came is kept, and sent", async () => {
  const comeAlive = serverRender(signUp.form)
  for (const [label, text] of Object.entries(signUp.entries)) field(label).value = text
  field(termsLabel).checked = true
  comeAlive()
  expect(field(termsLabel)).toBeChecked()
  await user.click(button(signUp.submit))
  expect(requests[0]?.body).toEqual(signUp.body)
})

test("what the service finds wrong with a field is said under it", async () => {
  hearReports()
  await fillAndSend(signUp)
  await requests[0]?.answer(
    { error: { message: "Please look again.", errors: { fullName: "Too long.", other: "No." } } },
    { status: 400 },
  )
  expect(inForm().getByRole("alert")).toHaveTextContent("Please look again.")
  expect(field("Full name")).toHaveAccessibleDescription("Too long.")
  expect(field("Full name")).toHaveFocus()
  await user.type(field("Full name"), "!")
  expect(field("Full name")).toBeValid()
})

test("who signs in is remembered, and taken on to the dashboard", async () => {
  const leave = hearLeaving()
  await fillAndSend(signIn)
  await requests[0]?.answer(session)
  expect(localStorage.getItem("authToken")).toBe("abc.def")
  expect(JSON.parse(String(localStorage.getItem("user")))).toEqual(session.user)
  expect(leave).toHaveBeenCalledTimes(1)
  const url = new URL(String(leave.mock.calls[0]?.[0]))
  expect(url.pathname).toBe("/login-bridge")
  expect(url.searchParams.get("token")).toBe("abc.def")
  // Until the other page is there, this one is busy.
  expect(button("Logging in...")).toBeDisabled()
})

test("who comes back from the dashboard can sign in again", async () => {
  hearLeaving()
  await fillAndSend(signIn)
  await requests[0]?.answer(session)
  act(() => void window.dispatchEvent(new Event("pageshow")))
  expect(button("Sign in")).toBeEnabled()
})

test("where storage is forbidden, signing in leads on all the same", async () => {
  const leave = hearLeaving()
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Storage is forbidden", "SecurityError")
  })
  await fillAndSend(signIn)
  await requests[0]?.answer(session)
  expect(leave).toHaveBeenCalledTimes(1)
})

test.each<[string, unknown]>([
  ["no token", { user: session.user }],
  ["an empty token", { ...session, token: "" }],
  ["a token that is no text", { ...session, token: 7 }],
  ["no user", { token: "abc.def" }],
  ["a user that is none", { ...session, user: "Ama" }],
  ["nothing", null],
  ["a page", "<h1>Welcome</h1>"],
  ["a text", "fine"],
  ["a message", { message: "fine" }],
])("a sign-in that is answered well but with %s is none", async (_, body) => {
  const leave = hearLeaving()
  hearReports()
  await fillAndSend(signIn)
  await requests[0]?.answer(body)
  expect(inForm().getByRole("alert").textContent).toBe("No token received from server")
  expect(leave).not.toHaveBeenCalled()
  expect(localStorage.getItem("authToken")).toBeNull()
})

const resend = "Send the verification e-mail again"
const unverified = { error: "Please verify your e-mail address first.", reason: "unverified" }

test("who has not verified the address yet is offered the mail again, and hears of it", async () => {
  hearReports()
  await fillAndSend(signIn)
  await requests[0]?.answer(unverified, { status: 403 })
  expect(inForm().getByRole("alert")).toHaveTextContent(unverified.error)
  await expectNoViolations()
  await user.click(screen.getByRole("button", { name: resend }))
  expect(requests[1]?.url).toBe(`${product}/auth/resend-verification`)
  expect(requests[1]?.body).toEqual({ data: credentials })
  expect(screen.getByRole("button", { name: "Sending..." })).toHaveFocus()
  await user.click(screen.getByRole("button", { name: "Sending..." }))
  expect(requests).toHaveLength(2)
  await requests[1]?.answer({ message: "Sent." })
  expect(
    screen.getByText("It is on its way. Check your inbox, and the spam folder too."),
  ).toBeVisible()
  expect(screen.getByRole("button", { name: resend })).toHaveFocus()
  await expectNoViolations()
})

test("a mail that could not be sent again says so, and when to try", async () => {
  hearReports()
  await fillAndSend(signIn)
  await requests[0]?.answer(unverified, { status: 403 })
  await user.click(screen.getByRole("button", { name: resend }))
  await requests[1]?.answer({}, { status: 429, headers: { "Retry-After": "30" } })
  expect(
    screen.getByText(
      "The e-mail could not be sent. Please try again later. You can try again in 30 seconds.",
    ),
  ).toBeVisible()
})

test("the offer goes with the next try", async () => {
  hearReports()
  await fillAndSend(signIn)
  await requests[0]?.answer(unverified, { status: 403 })
  await user.click(button("Sign in"))
  expect(screen.queryByRole("button", { name: resend })).not.toBeInTheDocument()
})

test("a wrong password is offered no mail", async () => {
  hearReports()
  await fillAndSend(signIn)
  await requests[0]?.answer({ error: "Not right." }, { status: 401 })
  expect(inForm().getByRole("alert").textContent).toBe("Not right.")
  expect(screen.queryByRole("button", { name: resend })).not.toBeInTheDocument()
})

test("after a request, the message stays and so does the address", async () => {
  await fillAndSend(request)
  jest.useFakeTimers()
  await requests[0]?.answer({ message: "Sent." })
  await pass(60_000)
  expect(inForm().getByRole("status")).toHaveTextContent(
    "Password reset instructions have been sent to your email.",
  )
  expect(field("E-mail")).toHaveValue("ama@example.com")
  expect(button("Send Reset Link")).toBeEnabled()
})

const onward = [
  [
    "sign-up",
    signUp,
    "Registration successful! Please check your email to verify your account.",
    "/verification-sent",
    { state: { email: "ama@example.com" } },
    "Go on",
  ],
  [
    "reset",
    reset,
    "Your password has been reset successfully! You can now log in with your new password.",
    "/sign-in",
    {},
    "Sign in",
  ],
] as const

test.each(onward)(
  "after a %s, the visitor hears of it and is taken on after 3 seconds",
  async (_, sample, text, path, options) => {
    await fillAndSend(sample)
    jest.useFakeTimers()
    await requests[0]?.answer({ message: "Fine." })
    expect(screen.getByRole("status")).toHaveTextContent(text)
    expect(screen.getByRole("timer")).toHaveTextContent("You are taken on in 3 seconds.")
    await pass(2000)
    expect(screen.getByRole("timer")).toHaveTextContent("You are taken on in 1 second.")
    await pass(999)
    expect(navigate).not.toHaveBeenCalled()
    await pass(1)
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(navigate).toHaveBeenCalledWith(path, options)
  },
)

test.each(onward)(
  "after a %s, a link leads on at once, and the keyboard is at it",
  async (_, sample, __, path, ___, label) => {
    await fillAndSend(sample)
    await requests[0]?.answer({})
    await expectNoViolations()
    await user.tab()
    const link = screen.getByRole("link", { name: label })
    expect(link).toHaveFocus()
    expect(link).toHaveAttribute("href", path)
  },
)

test.each(onward)("after a %s, who wants to stay stays", async (_, sample) => {
  await fillAndSend(sample)
  jest.useFakeTimers()
  await requests[0]?.answer({})
  await user.click(screen.getByRole("button", { name: "Stay here" }))
  await pass(60_000)
  expect(navigate).not.toHaveBeenCalled()
  expect(screen.getByRole("timer")).toHaveTextContent("You stay on this page.")
})

/** A link of the header; the router asks for its page now. */
function chooseAnotherPage() {
  const link = document.createElement("a")
  link.addEventListener("click", (event) => event.preventDefault())
  document.body.append(link)
  link.click()
  link.remove()
}

test.each<[string, (unmount: () => void) => void]>([
  ["another page of the site", (unmount) => unmount()],
  ["another site", () => act(() => void window.dispatchEvent(new Event("pagehide")))],
  ["a page that is still on its way", chooseAnotherPage],
])("who has left for %s is not taken on", async (_, leave) => {
  const { unmount } = await fillAndSend(signUp)
  jest.useFakeTimers()
  await requests[0]?.answer({})
  await pass(1000)
  leave(unmount)
  await pass(60_000)
  expect(navigate).not.toHaveBeenCalled()
})
