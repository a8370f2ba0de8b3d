import type { Page } from "@playwright/test"
import { readable } from "./service"
import { open } from "./test"

export const product = (path: string) => new RegExp(`/product/auth/${path}(\\?|$)`)

export const control = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
export const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text })
export const status = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text })

export const person = { fullName: "Ama Serwaa", email: "ama@example.org", password: "kente cloth" }
export const session = { token: "abc.def", user: { id: "1", ...person, password: undefined } }

type Answer = {
  status?: number
  json?: unknown
  body?: string
  headers?: Record<string, string>
}

/** Stubs the service's response. */
export async function answerWith(page: Page, path: string, answer: Answer) {
  await page.route(product(path), (route) =>
    route.request().method() === "OPTIONS"
      ? route.fulfill({ status: 204, headers: readable })
      : route.fulfill({ ...answer, headers: { ...readable, ...answer.headers } }),
  )
}

/** Stubs the service's response, and holds it back until the returned function is called. */
export async function answerLater(page: Page, path: string, answer: Answer): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(product(path), async (route) => {
    await released
    await route.fulfill({ ...answer, headers: { ...readable, ...answer.headers } })
  })
  return release
}

export async function fillIn(page: Page, entries: Partial<typeof person>) {
  for (const [name, value] of Object.entries(entries)) await control(page, name).fill(value)
}

export const credentials = { email: person.email, password: person.password }

type Form = {
  path: string
  /** Path below /product/auth. */
  call: string
  entries: Partial<typeof person>
  submit: string
  busy: string
  /** The form's message for a failed response that carries none. */
  failed: string
}

export const signIn: Form = {
  path: "/sign-in",
  call: "login",
  entries: credentials,
  submit: "Sign in",
  busy: "Logging in...",
  failed:
    "We couldn't log you in. Please use the 'Forgot password?' link below to reset your password.",
}
export const signUp: Form = {
  path: "/sign-up",
  call: "register",
  entries: person,
  submit: "Create Account",
  busy: "Creating Account...",
  failed: "Failed to register. Please try again.",
}
export const requestReset: Form = {
  path: "/reset-password",
  call: "request-reset",
  entries: { email: person.email },
  submit: "Send Reset Link",
  busy: "Processing",
  failed: "Error processing your request. Please try again.",
}
export const reset: Form = {
  path: "/reset-password?token=a-token",
  call: "reset-password",
  entries: credentials,
  submit: "Reset Password",
  busy: "Processing",
  failed: "Error processing your request. Please try again.",
}
export const forms = [signIn, signUp, requestReset, reset]

export async function fillAndSend(page: Page, form: Form) {
  await open(page, form.path)
  await fillIn(page, form.entries)
  if (form === signUp) await control(page, "terms").check()
  await button(page, form.submit).click()
}

/** Stubs the dashboard, a separate application; returns the URLs visited so far. */
export async function dashboard(page: Page): Promise<URL[]> {
  const visits: URL[] = []
  await page.route(/\/login-bridge/, (route) => {
    visits.push(new URL(route.request().url()))
    return route.fulfill({ contentType: "text/html", body: "<title>Dashboard</title>" })
  })
  return visits
}
