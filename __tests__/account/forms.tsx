import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ReactElement } from "react"
import { NewPasswordForm } from "../../src/account/passwordReset/NewPasswordForm"
import { ResetRequestForm } from "../../src/account/passwordReset/ResetRequestForm"
import { SignInForm } from "../../src/account/SignInForm"
import { SignUpForm } from "../../src/account/SignUpForm"
import { interceptNetwork } from "../support/network"

/**
 * The four account forms with a visitor's entries and the request expected for them, and helpers
 * that act as the visitor.
 */
type Sample = {
  form: ReactElement
  submit: string
  busy: string
  /** By field label. */
  entries: Record<string, string>
  /** Label and error message of each field, when the form is empty. */
  errors: Record<string, string>
  /** Name, type and autocomplete of each field. */
  fields: string[][]
  path: string
  body: object
  failed: string
}

export const email = "hello@adwene.example"
export const product = "http://localhost:3001/product"
const emailErrors = { "E-mail": "Email is required." }
export const credentials = { email: "ama@example.com", password: " kente cloth " }
export const termsLabel = /I accept the Terms & Conditions/

const signInFailed =
  "We couldn't log you in. Please use the 'Forgot password?' link below to reset your password."

export const signIn: Sample = {
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
export const signUp: Sample = {
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
    ["terms", "checkbox", ""],
  ],
  path: "/auth/register",
  body: { data: { fullName: "Ama Serwaa", ...credentials } },
  failed: "Failed to register. Please try again.",
}
export const request: Sample = {
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
export const reset: Sample = {
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
export const each = test.each([
  ["sign-in", signIn],
  ["sign-up", signUp],
  ["request", request],
  ["reset", reset],
] as const)

export const requests = interceptNetwork()
export const user = userEvent.setup({ delay: null })
export const session = {
  token: "abc.def",
  user: { id: "1", email: "ama@example.com", fullName: "Ama" },
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
export const inForm = () => within(screen.getByRole("form"))
export const button = (name: string) => inForm().getByRole("button", { name })
export const hearReports = () => jest.spyOn(console, "error").mockImplementation()

afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

export async function fill({ entries }: Sample) {
  for (const [label, text] of Object.entries(entries)) {
    await user.click(field(label))
    await user.paste(text)
  }
  const terms = screen.queryByRole("checkbox")
  if (terms) await user.click(terms)
}

export async function fillAndSend(sample: Sample) {
  const page = render(sample.form)
  await fill(sample)
  await user.click(button(sample.submit))
  return page
}

export function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms))
}
