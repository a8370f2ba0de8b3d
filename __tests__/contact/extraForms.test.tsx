import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ReactElement } from "react"
import { CommentForm } from "../../src/contact/CommentForm"
import { NotifyForm } from "../../src/contact/NotifyForm"
import { QuestionForm } from "../../src/contact/QuestionForm"
import { SubscribeForm } from "../../src/contact/SubscribeForm"
import { expectNoViolations } from "../support/axe"
import { interceptNetwork } from "../support/network"

/** The forms where GATSBY_EXTRA_FORMS is true; sampleForms.test.tsx and SubscribeForm.test.tsx test them without it. */
jest.mock("../../src/config", () => {
  const { readConfig } = jest.requireActual("../../src/readConfig")
  return { siteConfig: readConfig({ GATSBY_EXTRA_FORMS: "true" }) }
})

type Sample = {
  form: ReactElement
  /** Label of its button. */
  button: string
  /** Entries by field label. */
  entries: Record<string, string>
  path: string
  data: object
  sent: string
  /** Name in the log; none for the subscription, which logs nothing. */
  logged?: string
}

const email = "hello@adwene.example"
const question = { name: "Ama", email: "ama@example.com", question: "How long?" }
const comment = { name: "Ama", email: "ama@example.com", comment: "Well woven." }
const samples: Record<string, Sample> = {
  comment: {
    form: <CommentForm email={email} />,
    button: "Post comment",
    entries: { "Your name": "Ama", "E-mail": "ama@example.com", Comment: "Well woven." },
    path: "/comments",
    data: comment,
    sent: "Thank you. Your comment appears here once we have read it.",
    logged: "Comment",
  },
  notify: {
    form: <NotifyForm email={email} />,
    button: "Notify me",
    entries: { "E-mail": "ama@example.com" },
    path: "/subscriptions",
    data: { email: "ama@example.com", list: "opening" },
    sent: "Thank you. We have your address, and write when there is something to see.",
    logged: "Notify",
  },
  question: {
    form: <QuestionForm email={email} />,
    button: "Send question",
    entries: { "Full name": "Ama", "E-mail": "ama@example.com", "Your question": "How long?" },
    path: "/questions",
    data: question,
    sent: "Thank you. We have your question.",
    logged: "Question",
  },
  subscribe: {
    form: <SubscribeForm />,
    button: "Subscribe",
    entries: { "E-mail": "ama@example.com" },
    path: "/subscriptions",
    data: { email: "ama@example.com", list: "newsletter" },
    sent: "Thank you. Your address is on our list.",
  },
}
const each = test.each(Object.entries(samples))
const failed = "Failed to send. Please try again later."

const requests = interceptNetwork()
const user = userEvent.setup({ delay: null })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const inForm = () => within(screen.getByRole("form"))
const hearLog = () => jest.spyOn(console, "info").mockImplementation()
const hearReports = () => jest.spyOn(console, "error").mockImplementation()

async function fillAndSend({ form, entries, button }: Sample) {
  const log = hearLog()
  render(form)
  for (const [label, text] of Object.entries(entries)) {
    await user.click(field(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole("button", { name: button }))
  // The subscription's code is loaded first.
  await waitFor(() => expect(requests).toHaveLength(1))
  return log
}

each("the %s form sends its entries once", async (_, sample) => {
  await fillAndSend(sample)
  await user.click(screen.getByRole("button", { name: "Sending..." }))
  expect(requests.map(({ url, method, body }) => ({ url, method, body }))).toEqual([
    {
      url: `http://localhost:3001/product${sample.path}`,
      method: "POST",
      body: { data: sample.data },
    },
  ])
})

each("the %s form says what happened, and is then empty", async (_, sample) => {
  await fillAndSend(sample)
  await requests[0]?.answer({ id: 1 }, { status: 201 })
  expect(inForm().getByRole("status")).toHaveTextContent(sample.sent)
  for (const label of Object.keys(sample.entries)) expect(field(label)).toHaveValue("")
  expect(screen.queryByText(/sends nothing/)).not.toBeInTheDocument()
  await expectNoViolations()
})

each("the %s form logs as it does without a service", async (_, sample) => {
  const log = await fillAndSend(sample)
  const expected = sample.logged ? [[sample.logged, expect.objectContaining({})]] : []
  expect(log.mock.calls).toEqual(expected)
})

each("when the %s form fails, it says so and keeps its entries", async (_, sample) => {
  const report = hearReports()
  await fillAndSend(sample)
  await requests[0]?.answer({}, { status: 500 })
  expect(inForm().getByRole("alert").textContent).toBe(failed)
  for (const [label, text] of Object.entries(sample.entries)) expect(field(label)).toHaveValue(text)
  expect(report).toHaveBeenCalledTimes(1)
  await expectNoViolations()
})

each("a rate-limited %s form says when to try again", async (_, sample) => {
  hearReports()
  await fillAndSend(sample)
  await requests[0]?.answer({}, { status: 429, headers: { "Retry-After": "40" } })
  expect(inForm().getByRole("alert").textContent).toBe(`${failed} You can try again in 40 seconds.`)
})

each("the %s form sends what was written into its honeypot", async (_, sample) => {
  hearLog()
  render(sample.form)
  const trap = document.querySelector<HTMLInputElement>('[name="reference"]') as HTMLInputElement
  trap.value = "https://spam.example"
  for (const [label, text] of Object.entries(sample.entries)) {
    await user.click(field(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole("button", { name: sample.button }))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toEqual({ data: sample.data, honeypot: "https://spam.example" })
})

each("leaving the page of the %s form cancels its request", async (_, sample) => {
  hearLog()
  const { unmount } = render(sample.form)
  for (const [label, text] of Object.entries(sample.entries)) {
    await user.click(field(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole("button", { name: sample.button }))
  await waitFor(() => expect(requests).toHaveLength(1))
  unmount()
  expect(requests[0]?.aborted()).toBe(true)
})

test("a reply names the comment that it answers", async () => {
  await fillAndSend({
    ...(samples.comment as Sample),
    form: <CommentForm email={email} replyTo="c01" />,
  })
  expect(requests[0]?.body).toEqual({ data: { ...comment, replyTo: "c01" } })
})

test("the service says what is wrong with a subscription, which the form does not check", async () => {
  hearReports()
  await fillAndSend({ ...(samples.subscribe as Sample), entries: { "E-mail": "ama" } })
  await requests[0]?.answer({ errors: { email: "Invalid email address" } }, { status: 400 })
  expect(inForm().getByRole("alert").textContent).toBe("Invalid email address")
})
