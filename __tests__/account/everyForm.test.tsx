import { act, render } from "@testing-library/react"
import { expectNoViolations } from "../support/axe"
import { serverRender } from "../support/serverRender"
import {
  button,
  each,
  email,
  field,
  fill,
  fillAndSend,
  hearReports,
  inForm,
  product,
  requests,
  reset,
  signIn,
  signUp,
  user,
} from "./forms"

each(
  "the %s form has no axe violations with errors, while busy and after a failure",
  async (_, sample) => {
    hearReports()
    render(sample.form)
    await user.click(button(sample.submit))
    await expectNoViolations()
    await fill(sample)
    await user.click(button(sample.submit))
    await expectNoViolations()
    await requests[0]?.answer({}, { status: 500 })
    await expectNoViolations()
  },
)

each(
  "the fields of the %s form have the right names, types and autocomplete values",
  (_, { form, fields }) => {
    render(form)
    const controls = [...document.querySelectorAll("input")]
    expect(controls.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual(
      fields,
    )
  },
)

each("an empty %s form shows an error under each field", async (_, sample) => {
  render(sample.form)
  await user.click(button(sample.submit))
  for (const [label, message] of Object.entries(sample.errors)) {
    expect(field(label)).toBeInvalid()
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  }
  expect(field(Object.keys(sample.errors)[0] ?? "")).toHaveFocus()
  expect(requests).toHaveLength(0)
})

each("the %s form reports an invalid e-mail address", async (_, sample) => {
  render(sample.form)
  await user.type(field("E-mail"), "ama@example")
  await user.click(button(sample.submit))
  expect(field("E-mail")).toHaveAccessibleDescription("Invalid email address")
})

each(
  "the %s form sends the request that the service expects, and shows that it is busy",
  async (_, sample) => {
    await fillAndSend(sample)
    expect(requests.map(({ url, method, body }) => ({ url, method, body }))).toEqual([
      { url: product + sample.path, method: "POST", body: sample.body },
    ])
    expect(button(sample.busy)).toBeDisabled()
  },
)

each("a second submit of the %s form sends nothing more", async (_, sample) => {
  render(sample.form)
  await fill(sample)
  await user.dblClick(button(sample.submit))
  await user.type(field("E-mail"), "{Enter}")
  expect(requests).toHaveLength(1)
})

each("when the %s form fails, it says so and keeps its entries", async (_, sample) => {
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

each("the %s form clears an old alert when it is submitted again", async (_, sample) => {
  hearReports()
  await fillAndSend(sample)
  await requests[0]?.answer({}, { status: 500 })
  await user.click(button(sample.submit))
  expect(inForm().queryByRole("alert")).not.toBeInTheDocument()
})

each("a rate-limited %s form says when to try again", async (_, sample) => {
  hearReports()
  await fillAndSend(sample)
  await requests[0]?.answer({}, { status: 429, headers: { "Retry-After": "600" } })
  expect(inForm().getByRole("alert").textContent).toBe(
    `${sample.failed} You can try again in 10 minutes.`,
  )
})

test("the time to try again is shown once, even if the service's message includes it", async () => {
  hearReports()
  await fillAndSend(signIn)
  const error = "Too many requests. Please try again in 5 minutes."
  await requests[0]?.answer({ error }, { status: 429, headers: { "Retry-After": "300" } })
  expect(inForm().getByRole("alert").textContent).toBe(error)
})

each("leaving the page of the %s form cancels its request", async (_, sample) => {
  const { unmount } = await fillAndSend(sample)
  unmount()
  expect(requests[0]?.aborted()).toBe(true)
  await act(async () => {})
})

each("the %s form links to the privacy policy, in a tab of its own", (_, { form }) => {
  render(form)
  const link = inForm().getByRole("link", { name: /How we handle your data/ })
  expect(link).toHaveAttribute("href", "/privacy")
  expect(link).toHaveAttribute("target", "_blank")
})

each("with JavaScript off, the %s form gives way to other ways to go on", (_, { form }) => {
  serverRender(form)
  const words = document.querySelector("noscript")?.textContent
  expect(words).toContain("Switch them on")
  expect(words).toContain(`mailto:${email}`)
})

each("the %s form sends a signed-in visitor's token", async (_, sample) => {
  localStorage.setItem("authToken", "abc.def")
  await fillAndSend(sample)
  expect(requests[0]?.headers).toMatchObject({ authorization: "Bearer abc.def" })
})

test.each([
  ["sign-in", signIn, "Password"],
  ["sign-up", signUp, "Password"],
  ["reset", reset, "New password"],
])("a password of seven characters is too short for the %s form", async (_, sample, label) => {
  render(sample.form)
  await user.type(field(label), "1234567")
  await user.click(button(sample.submit))
  expect(field(label)).toHaveAccessibleDescription(
    expect.stringContaining("Your password must be at least 8 characters"),
  )
})
