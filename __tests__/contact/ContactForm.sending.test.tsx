import { act, render, screen } from "@testing-library/react"
import {
  button,
  failedText,
  field,
  fill,
  fillAndSend,
  form,
  hearReports,
  inForm,
  pass,
  requests,
  sendAnd,
  sentText,
  typed,
  user,
  values,
} from "./contactForm"

test("Enter in a field submits the form", async () => {
  render(form)
  await fill()
  await user.type(field("Subject"), "{Enter}")
  expect(requests).toHaveLength(1)
})

test("a valid form is sent as a pending message, with its texts trimmed", async () => {
  render(form)
  await fill({ ...typed, name: " Ama Serwaa " })
  await user.click(button())
  expect(requests.map(({ url, body }) => ({ url, body }))).toEqual([
    {
      url: "http://localhost:3001/product/contacts",
      body: { data: { ...typed, statuses: "pending" } },
    },
  ])
})

test("while sending, the button is disabled and says so", async () => {
  await fillAndSend()
  expect(button()).toBeDisabled()
  expect(button()).toHaveTextContent("Sending...")
})

test("a second submit while sending sends nothing more", async () => {
  await fillAndSend()
  await user.click(button())
  await user.type(field("Subject"), "{Enter}")
  expect(requests).toHaveLength(1)
})

test("a double click sends once", async () => {
  render(form)
  await fill()
  await user.dblClick(button())
  expect(requests).toHaveLength(1)
})

test("after success a notice says so and the form is cleared", async () => {
  await sendAnd({})
  expect(inForm().getByRole("status")).toHaveTextContent(sentText)
  expect(values()).toEqual({ name: "", email: "", phone: "", subject: "", message: "" })
  expect(button()).toBeEnabled()
  expect(button()).toHaveTextContent("Send message")
  expect(field("Your name")).toBeValid()
})

test("the live region is there before the notice, so that it is announced", async () => {
  await fillAndSend()
  const place = inForm().getByRole("status")
  expect(place).toBeEmptyDOMElement()
  await requests[0]?.answer({})
  expect(place).toHaveTextContent(sentText)
})

test("text typed while a message is being sent is not part of it, and stays", async () => {
  await fillAndSend()
  await user.type(field("Message"), " And weave it.")
  await requests[0]?.answer({})
  expect(values()).toEqual({
    name: "",
    email: "",
    phone: "",
    subject: "",
    message: "We sell cloth. And weave it.",
  })
  expect(field("Message")).toBeValid()
  await user.click(button())
  expect(field("Your name")).toBeInvalid()
})

test("a form sent twice is cleared again", async () => {
  await fillAndSend()
  await user.type(field("Message"), "!")
  await requests[0]?.answer({})
  await fill({ ...typed, message: "" })
  await user.click(button())
  await requests[1]?.answer({})
  expect(values()).toEqual({ name: "", email: "", phone: "", subject: "", message: "" })
})

test("the notice disappears after 5 s, not before", async () => {
  await fillAndSend()
  jest.useFakeTimers()
  await requests[0]?.answer({})
  await pass(4999)
  expect(screen.getByText(sentText)).toBeVisible()
  await pass(1)
  expect(screen.queryByText(sentText)).not.toBeInTheDocument()
})

test("a second message gets its own notice for 5 s", async () => {
  await fillAndSend()
  jest.useFakeTimers()
  await requests[0]?.answer({})
  await pass(3000)
  await fill()
  await user.click(button())
  await pass(0)
  expect(screen.queryByText(sentText)).not.toBeInTheDocument()
  await requests[1]?.answer({})
  await pass(4999)
  expect(screen.getByText(sentText)).toBeVisible()
  await pass(1)
  expect(screen.queryByText(sentText)).not.toBeInTheDocument()
})

test.each<[string, () => Promise<unknown>]>([
  ["the service fails", () => sendAnd({ error: "No" }, { status: 500 })],
  ["the service refuses it", () => sendAnd("<h1>Forbidden</h1>", { status: 403 })],
  [
    "the network fails",
    async () => {
      await fillAndSend()
      await requests[0]?.fail()
    },
  ],
])(
  "when %s, an alert says so, the entries are kept, and the failure is logged once",
  async (_, go) => {
    const report = hearReports()
    await go()
    expect(inForm().getByRole("alert").textContent).toBe(failedText)
    expect(values()).toEqual(typed)
    expect(button()).toBeEnabled()
    expect(report).toHaveBeenCalledTimes(1)
  },
)

test("the alert stays until the next submit, which clears it and can succeed", async () => {
  hearReports()
  await fillAndSend()
  jest.useFakeTimers()
  await requests[0]?.answer({}, { status: 500 })
  await pass(60_000)
  expect(inForm().getByRole("alert")).toBeVisible()
  jest.useRealTimers()
  await user.click(button())
  expect(inForm().queryByRole("alert")).not.toBeInTheDocument()
  await requests[1]?.answer({})
  expect(screen.getByText(sentText)).toBeVisible()
})

test.each([
  ["1", "You can try again in 1 second."],
  ["45", "You can try again in 45 seconds."],
  ["90", "You can try again in 2 minutes."],
  ["3600", "You can try again in 60 minutes."],
])("a rate-limited visitor learns when to try again: Retry-After %s", async (header, text) => {
  hearReports()
  await sendAnd({}, { status: 429, headers: { "Retry-After": header } })
  expect(inForm().getByRole("alert").textContent).toBe(`${failedText} ${text}`)
})

test("leaving the page cancels the request and logs nothing", async () => {
  const { unmount } = await fillAndSend()
  unmount()
  expect(requests[0]?.aborted()).toBe(true)
  await act(async () => {})
})

test("a field error from the service shows under its field", async () => {
  hearReports()
  await sendAnd({ error: "No", errors: { phone: "This is too long." } }, { status: 400 })
  expect(inForm().getByRole("alert").textContent).toBe(failedText)
  expect(field("Phone number")).toHaveAccessibleDescription("This is too long.")
  expect(values()).toEqual(typed)
})
