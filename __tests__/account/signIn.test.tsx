import { act, screen } from "@testing-library/react"
import { leaveFor } from "../../src/account/bridge"
import { expectNoViolations } from "../support/axe"
import {
  button,
  credentials,
  fillAndSend,
  hearReports,
  inForm,
  product,
  requests,
  session,
  signIn,
  user,
} from "./forms"

jest.mock("../../src/account/bridge", () => ({
  ...jest.requireActual("../../src/account/bridge"),
  leaveFor: jest.fn(),
}))

test("signing in stores the session and leads to the dashboard", async () => {
  await fillAndSend(signIn)
  await requests[0]?.answer(session)
  expect(localStorage.getItem("authToken")).toBe("abc.def")
  expect(JSON.parse(String(localStorage.getItem("user")))).toEqual(session.user)
  expect(leaveFor).toHaveBeenCalledTimes(1)
  const url = new URL(String(jest.mocked(leaveFor).mock.calls[0]?.[0]))
  expect(url.pathname).toBe("/login-bridge")
  expect(url.searchParams.get("token")).toBe("abc.def")
  // The form stays busy until the dashboard has loaded.
  expect(button("Logging in...")).toBeDisabled()
})

test("a visitor who comes back from the dashboard can sign in again", async () => {
  await fillAndSend(signIn)
  await requests[0]?.answer(session)
  act(() => void window.dispatchEvent(new Event("pageshow")))
  expect(button("Sign in")).toBeEnabled()
})

test("signing in leads to the dashboard where storage is blocked", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Storage is forbidden", "SecurityError")
  })
  await fillAndSend(signIn)
  await requests[0]?.answer(session)
  expect(leaveFor).toHaveBeenCalledTimes(1)
})

test.each<[string, unknown]>([
  ["no token", { user: session.user }],
  ["an empty token", { ...session, token: "" }],
  ["a token that isn't a string", { ...session, token: 7 }],
  ["no user", { token: "abc.def" }],
  ["a user that isn't an object", { ...session, user: "Ama" }],
  ["nothing", null],
  ["an HTML page", "<h1>Welcome</h1>"],
  ["plain text", "fine"],
  ["a message", { message: "fine" }],
])("a successful response with %s is no sign-in", async (_, body) => {
  hearReports()
  await fillAndSend(signIn)
  await requests[0]?.answer(body)
  expect(inForm().getByRole("alert").textContent).toBe("No token received from server")
  expect(leaveFor).not.toHaveBeenCalled()
  expect(localStorage.getItem("authToken")).toBeNull()
})

const resend = "Send the verification e-mail again"
const unverified = { error: "Please verify your e-mail address first.", reason: "unverified" }

test("an unverified visitor can request the mail again, and sees that it was sent", async () => {
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

test("a resend that failed says so, and when to try again", async () => {
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

test("the offer to resend disappears with the next attempt", async () => {
  hearReports()
  await fillAndSend(signIn)
  await requests[0]?.answer(unverified, { status: 403 })
  await user.click(button("Sign in"))
  expect(screen.queryByRole("button", { name: resend })).not.toBeInTheDocument()
})

test("a wrong password brings no offer to resend", async () => {
  hearReports()
  await fillAndSend(signIn)
  await requests[0]?.answer({ error: "Not right." }, { status: 401 })
  expect(inForm().getByRole("alert").textContent).toBe("Not right.")
  expect(screen.queryByRole("button", { name: resend })).not.toBeInTheDocument()
})
