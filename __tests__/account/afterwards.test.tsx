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
