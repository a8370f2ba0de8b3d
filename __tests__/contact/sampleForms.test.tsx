import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ReactElement } from "react"
import { CommentForm } from "../../src/contact/CommentForm"
import { NotifyForm } from "../../src/contact/NotifyForm"
import { QuestionForm } from "../../src/contact/QuestionForm"
import { expectNoViolations } from "../support/axe"
import { interceptNetwork } from "../support/network"
import { serverRender } from "../support/serverRender"

type Sample = {
  form: ReactElement
  /** Label of its button. */
  button: string
  /** Entries by field label. */
  entries: Record<string, string>
  /** Errors of an empty form by label, in the order of the fields. */
  errors: Record<string, string>
  /** What is logged, with its texts trimmed. */
  logged: [string, Record<string, string>]
}

const email = "hello@adwene.example"
const samples: Record<string, Sample> = {
  comment: {
    form: <CommentForm email={email} />,
    button: "Post comment",
    entries: { "Your name": " Ama ", "E-mail": "ama", Comment: "Well woven." },
    errors: { "Your name": "Name is required.", "E-mail": "Email is required." },
    logged: ["Comment", { name: "Ama", email: "ama", comment: "Well woven." }],
  },
  notify: {
    form: <NotifyForm email={email} />,
    button: "Notify me",
    entries: { "E-mail": "ama@example.com" },
    errors: { "E-mail": "Email is required." },
    logged: ["Notify", { email: "ama@example.com" }],
  },
  question: {
    form: <QuestionForm email={email} />,
    button: "Send question",
    entries: { "Full name": "Ama", "E-mail": "ama@example.com", "Your question": "How long?" },
    errors: { "Full name": "Full Name is required.", "E-mail": "Email is required." },
    logged: ["Question", { name: "Ama", email: "ama@example.com", question: "How long?" }],
  },
}
const each = test.each(Object.entries(samples))

const truth = "This sample form sends nothing yet. Write to us instead"
const requests = interceptNetwork()
const user = userEvent.setup({ delay: null })

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const inForm = () => within(screen.getByRole("form"))
const hearLog = () => jest.spyOn(console, "info").mockImplementation()

async function fill(entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) {
    await user.click(field(label))
    await user.paste(text)
  }
}

async function fillAndSubmit({ form, entries, button }: Sample) {
  const log = hearLog()
  render(form)
  await fill(entries)
  await user.click(screen.getByRole("button", { name: button }))
  return log
}

each("the %s form has no axe violations with errors and after a submit", async (_, sample) => {
  hearLog()
  render(sample.form)
  await user.click(screen.getByRole("button", { name: sample.button }))
  await expectNoViolations()
  await fill(sample.entries)
  await user.click(screen.getByRole("button", { name: sample.button }))
  await expectNoViolations()
})

each("an empty %s form shows its errors and focuses the first", async (_, sample) => {
  const log = hearLog()
  render(sample.form)
  await user.click(screen.getByRole("button", { name: sample.button }))
  for (const [label, message] of Object.entries(sample.errors)) {
    expect(field(label)).toHaveAccessibleDescription(message)
    expect(field(label)).toBeRequired()
  }
  expect(field(Object.keys(sample.errors)[0] ?? "")).toHaveFocus()
  expect(screen.getAllByText(/is required/)).toHaveLength(Object.keys(sample.errors).length)
  expect(log).not.toHaveBeenCalled()
})

each("the %s form logs its entries once, and sends nothing", async (_, sample) => {
  const log = await fillAndSubmit(sample)
  expect(log.mock.calls).toEqual([sample.logged])
  expect(requests).toHaveLength(0)
})

each(
  "the %s form says that it sends nothing, offers the contact page, and keeps its entries",
  async (_, sample) => {
    await fillAndSubmit(sample)
    expect(inForm().getByRole("status")).toHaveTextContent(truth)
    expect(inForm().getByRole("link", { name: "Write to us instead" })).toHaveAttribute(
      "href",
      "/contact-us",
    )
    for (const [label, text] of Object.entries(sample.entries)) {
      expect(field(label)).toHaveValue(text)
    }
  },
)

each("the live region of the %s form is there before its message", async (_, { form }) => {
  render(form)
  expect(inForm().getByRole("status")).toBeEmptyDOMElement()
})

each("entries made in the %s form before hydration are kept", (_, sample) => {
  const hydrate = serverRender(sample.form)
  for (const [label, text] of Object.entries(sample.entries)) field(label).value = text
  hydrate()
  for (const [label, text] of Object.entries(sample.entries)) {
    expect(field(label)).toHaveValue(text)
  }
  expect(screen.getByRole<HTMLFormElement>("form").noValidate).toBe(true)
})

each("with JavaScript off, the %s form gives way to an address to write to", (_, { form }) => {
  serverRender(form)
  expect(document.querySelector("noscript")?.textContent).toContain(`mailto:${email}`)
})

test.each([
  ["comment", "Comment"],
  ["question", "Your question"],
])("the text of the %s form is optional, and says so", async (name, label) => {
  const log = hearLog()
  const sample = samples[name] as Sample
  render(sample.form)
  expect(field(label)).not.toBeRequired()
  expect(field(label)).toHaveAccessibleDescription("optional")
  await fill({ ...sample.entries, [label]: " " })
  await user.click(screen.getByRole("button", { name: sample.button }))
  expect(log).toHaveBeenCalledTimes(1)
})

test.each(["notify", "question"])("the %s form rejects an invalid e-mail address", async (name) => {
  const log = await fillAndSubmit({
    ...(samples[name] as Sample),
    entries: { ...samples[name]?.entries, "E-mail": "ama" },
  })
  expect(field("E-mail")).toHaveAccessibleDescription("Invalid email address")
  expect(field("E-mail")).toHaveFocus()
  expect(log).not.toHaveBeenCalled()
})

test("the message stays", async () => {
  const sample = samples.notify as Sample
  hearLog()
  render(sample.form)
  await fill(sample.entries)
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] })
  const clicks = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime })
  await clicks.click(screen.getByRole("button", { name: sample.button }))
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(inForm().getByRole("status")).toHaveTextContent(truth)
  jest.useRealTimers()
})
