import { act, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import { expectNoViolations } from "../support/axe"
import {
  button,
  field,
  fillAndSend,
  inForm,
  pass,
  request,
  requests,
  reset,
  signUp,
  user,
} from "./forms"

test("after a reset request, the message and the entered address stay", async () => {
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
  "after a %s, the visitor sees a message and is redirected after 3 seconds",
  async (_, sample, text, path, options) => {
    await fillAndSend(sample)
    jest.useFakeTimers()
    await requests[0]?.answer({ message: "Fine." })
    expect(screen.getByRole("status")).toHaveTextContent(text)
    expect(screen.getByRole("timer")).toHaveTextContent("You will be taken there in 3 seconds.")
    await pass(2000)
    expect(screen.getByRole("timer")).toHaveTextContent("You will be taken there in 1 second.")
    await pass(999)
    expect(navigate).not.toHaveBeenCalled()
    await pass(1)
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(navigate).toHaveBeenCalledWith(path, options)
  },
)

test.each(onward)(
  "after a %s, a link leads to the next page at once and is the next Tab stop",
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

test.each(onward)("after a %s, the visitor can cancel the redirect", async (_, sample) => {
  await fillAndSend(sample)
  jest.useFakeTimers()
  await requests[0]?.answer({})
  await user.click(screen.getByRole("button", { name: "Stay here" }))
  await pass(60_000)
  expect(navigate).not.toHaveBeenCalled()
  expect(screen.getByRole("timer")).toHaveTextContent("You stay on this page.")
})

/** Clicks a link in the header, so that the router starts to load its page. */
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
  ["a page that is still loading", chooseAnotherPage],
])("a visitor who has left for %s is not redirected", async (_, leave) => {
  const { unmount } = await fillAndSend(signUp)
  jest.useFakeTimers()
  await requests[0]?.answer({})
  await pass(1000)
  leave(unmount)
  await pass(60_000)
  expect(navigate).not.toHaveBeenCalled()
})
