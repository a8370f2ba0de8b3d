import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ContactForm } from "../../src/contact/ContactForm"
import { expectNoViolations } from "../support/axe"
import { interceptNetwork } from "../support/network"
import { serverRender } from "../support/serverRender"

const requests = interceptNetwork()
const form = <ContactForm email="hello@adwene.example" />
const typed = {
  name: "Ama Serwaa",
  email: "ama@example.com",
  phone: "+233 20 000 0000",
  subject: "A shop",
  message: "We sell cloth.",
}
const labels = {
  name: "Your name",
  email: "E-mail",
  phone: "Phone number",
  subject: "Subject",
  message: "Message",
}
const required = {
  "Your name": "Name is required.",
  "E-mail": "Email is required.",
  "Phone number": "Phone number is required.",
  Subject: "Subject is required.",
  Message: "Message is required.",
}
const sentText = "Thank you for your message! We'll get back to you soon."
const failedText = "Failed to submit the form. Please try again later."

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const values = () =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, field(label).value]))
/** The form itself: beside it stands what the page's styles show only when its script could not be loaded. */
const inForm = () => within(screen.getByRole("form", { name: "Contact" }))
const button = () => inForm().getByRole("button")
const hearReports = () => jest.spyOn(console, "error").mockImplementation()

const user = userEvent.setup({ delay: null })

afterEach(() => {
  jest.useRealTimers()
})

async function fill(entries: Partial<typeof typed> = typed) {
  for (const [name, text] of Object.entries(entries)) {
    await user.click(field(labels[name as keyof typeof labels]))
    await user.paste(text)
  }
}

async function fillAndSend() {
  const page = render(form)
  await fill()
  await user.click(button())
  return page
}

/** Fills the form, sends it, and has it answered. */
async function sendAnd(...answer: Parameters<(typeof requests)[number]["answer"]>) {
  const page = await fillAndSend()
  await requests[0]?.answer(...answer)
  return page
}

function pass(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms))
}

test.each<[string, () => Promise<unknown>]>([
  ["empty", async () => render(form)],
  [
    "with errors",
    async () => {
      render(form)
      await user.click(button())
    },
  ],
  ["while sending", fillAndSend],
  ["when sent", () => sendAnd({})],
  [
    "when it failed",
    () => {
      hearReports()
      return sendAnd({}, { status: 500 })
    },
  ],
])("everyone can use it %s", async (_, arrive) => {
  await arrive()
  await expectNoViolations()
})

test("its fields say what they are, to people and to the browser that fills them in", () => {
  render(form)
  const told = Object.values(labels).map((label) => {
    const { name, type, autocomplete } = field(label)
    return [name, type, autocomplete]
  })
  expect(told).toEqual([
    ["name", "text", "name"],
    ["email", "email", "email"],
    ["phone", "tel", "tel"],
    ["subject", "text", "off"],
    ["message", "textarea", "off"],
  ])
  expect(button()).toHaveTextContent("Send message")
})

test("an empty form, sent, shows all five errors at once, each under its field", async () => {
  render(form)
  await user.click(button())
  for (const [label, message] of Object.entries(required)) {
    expect(field(label)).toBeInvalid()
    expect(field(label)).toHaveAccessibleDescription(message)
    expect(screen.getByText(message)).toBeVisible()
  }
  expect(requests).toHaveLength(0)
})

test.each([
  ["the first field", {}, "Your name"],
  ["the e-mail", { name: "Ama" }, "E-mail"],
  ["an e-mail that is no address", { ...typed, email: "ama@example" }, "E-mail"],
  ["the message", { ...typed, message: " " }, "Message"],
])("the focus goes to the first wrong field: %s", async (_, entries, label) => {
  render(form)
  await fill(entries)
  await user.click(button())
  expect(field(label)).toHaveFocus()
  expect(requests).toHaveLength(0)
})

test("an e-mail that is no address is called invalid", async () => {
  render(form)
  await fill({ ...typed, email: "ama@example" })
  await user.click(button())
  expect(field("E-mail")).toHaveAccessibleDescription("Invalid email address")
})

test("nothing is called wrong before the visitor has sent the form", async () => {
  render(form)
  await user.click(field("Your name"))
  await user.tab()
  await user.type(field("E-mail"), "ama")
  await user.tab()
  expect(screen.queryByText("Name is required.")).not.toBeInTheDocument()
  expect(screen.queryByText("Invalid email address")).not.toBeInTheDocument()
})

test("an error goes as soon as it is mended", async () => {
  render(form)
  await user.click(button())
  await user.type(field("Your name"), "A")
  expect(field("Your name")).toBeValid()
  expect(screen.queryByText("Name is required.")).not.toBeInTheDocument()
  expect(field("E-mail")).toBeInvalid()
})

test("Enter in a field sends the form", async () => {
  render(form)
  await fill()
  await user.type(field("Subject"), "{Enter}")
  expect(requests).toHaveLength(1)
})

test("a right form is sent as a pending message, without space around its texts", async () => {
  render(form)
  await fill({ ...typed, name: " Ama Serwaa " })
  await user.click(button())
  expect(requests.map(({ url, body }) => ({ url, body }))).toEqual([
    {
      url: "http://localhost:3001/product/contacts",
      body: { data: { ...typed, statuses: "pending" }, elapsed: expect.any(Number) },
    },
  ])
})

test("while it sends, the button waits and says so", async () => {
  await fillAndSend()
  expect(button()).toBeDisabled()
  expect(button()).toHaveTextContent("Sending...")
})

test("a second click while sending sends once", async () => {
  await fillAndSend()
  await user.click(button())
  await user.type(field("Subject"), "{Enter}")
  expect(requests).toHaveLength(1)
})

test("two clicks at once send once", async () => {
  render(form)
  await fill()
  await user.dblClick(button())
  expect(requests).toHaveLength(1)
})

test("when it is sent, a notice says so and the form is empty again", async () => {
  await sendAnd({})
  expect(inForm().getByRole("status")).toHaveTextContent(sentText)
  expect(values()).toEqual({ name: "", email: "", phone: "", subject: "", message: "" })
  expect(button()).toBeEnabled()
  expect(button()).toHaveTextContent("Send message")
  expect(field("Your name")).toBeValid()
})

test("the place of the notice is there before the notice, so that it is read out", async () => {
  await fillAndSend()
  const place = inForm().getByRole("status")
  expect(place).toBeEmptyDOMElement()
  await requests[0]?.answer({})
  expect(place).toHaveTextContent(sentText)
})

test("what is typed while a message is being sent was no part of it, and stays", async () => {
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

test("a form that was sent twice is empty again", async () => {
  await fillAndSend()
  await user.type(field("Message"), "!")
  await requests[0]?.answer({})
  await fill({ ...typed, message: "" })
  await user.click(button())
  await requests[1]?.answer({})
  expect(values()).toEqual({ name: "", email: "", phone: "", subject: "", message: "" })
})

test("every field is marked as required, for those who see the page too", () => {
  render(form)
  expect(inForm().getAllByText("required")).toHaveLength(5)
})

test("the notice goes after 5 s, and not before", async () => {
  await fillAndSend()
  jest.useFakeTimers()
  await requests[0]?.answer({})
  await pass(4999)
  expect(screen.getByText(sentText)).toBeVisible()
  await pass(1)
  expect(screen.queryByText(sentText)).not.toBeInTheDocument()
})

test("a second message has a notice of its own for 5 s", async () => {
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
  ["it is refused", () => sendAnd("<h1>Forbidden</h1>", { status: 403 })],
  [
    "there is no answer",
    async () => {
      await fillAndSend()
      await requests[0]?.fail()
    },
  ],
])(
  "when %s, an alert says so, nothing that was entered is lost, and it is reported once",
  async (_, go) => {
    const report = hearReports()
    await go()
    expect(inForm().getByRole("alert").textContent).toBe(failedText)
    expect(values()).toEqual(typed)
    expect(button()).toBeEnabled()
    expect(report).toHaveBeenCalledTimes(1)
  },
)

test("the alert stays until the next try, which clears it and can succeed", async () => {
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
])(
  "a visitor who has sent too much learns when to try again: Retry-After %s",
  async (header, text) => {
    hearReports()
    await sendAnd({}, { status: 429, headers: { "Retry-After": header } })
    expect(inForm().getByRole("alert").textContent).toBe(`${failedText} ${text}`)
  },
)

test("leaving the page cancels what is under way and reports nothing", async () => {
  const { unmount } = await fillAndSend()
  unmount()
  expect(requests[0]?.aborted()).toBe(true)
  await act(async () => {})
})

test("what was typed before the runtime came is kept, and sent", async () => {
  const comeAlive = serverRender(form)
  for (const [name, text] of Object.entries(typed)) {
    field(labels[name as keyof typeof labels]).value = text
  }
  comeAlive()
  expect(values()).toEqual(typed)
  await user.type(field("Subject"), "!")
  await user.click(button())
  expect(requests[0]?.body).toEqual({
    data: { ...typed, subject: "A shop!", statuses: "pending" },
    elapsed: expect.any(Number),
  })
})

const trap = () => document.querySelector("input[name=reference]") as HTMLInputElement

test("people neither reach nor hear the field that programs fill in", async () => {
  render(form)
  expect(screen.queryByRole("textbox", { name: "Leave this empty" })).not.toBeInTheDocument()
  expect(screen.getAllByRole("textbox")).toHaveLength(5)
  expect(trap()).toHaveAttribute("autocomplete", "off")
  await user.click(field("Message"))
  await user.tab()
  expect(button()).toHaveFocus()
  await user.tab({ shift: true })
  expect(field("Message")).toHaveFocus()
})

test("what a program has filled in goes along beside the message", async () => {
  render(form)
  await fill()
  trap().value = "https://example.com/"
  await user.click(button())
  expect(requests[0]?.body).toEqual({
    data: { ...typed, statuses: "pending" },
    website: "https://example.com/",
    elapsed: expect.any(Number),
  })
})

const elapsed = () => (requests[0]?.body as { elapsed: number } | undefined)?.elapsed

test("the time that it took is counted from when the form came alive", async () => {
  const now = jest.spyOn(performance, "now").mockReturnValue(60_000)
  render(form)
  await fill()
  now.mockReturnValue(64_000.4)
  await user.click(button())
  expect(elapsed()).toBe(4000)
})

test("what was typed before that has taken the whole time of the page", async () => {
  const now = jest.spyOn(performance, "now").mockReturnValue(60_000)
  const comeAlive = serverRender(form)
  for (const [name, text] of Object.entries(typed)) {
    field(labels[name as keyof typeof labels]).value = text
  }
  comeAlive()
  now.mockReturnValue(60_002)
  await user.click(button())
  expect(elapsed()).toBe(60_002)
})

test("what the service finds wrong with a field is said under it", async () => {
  hearReports()
  await sendAnd({ error: "No", errors: { phone: "This is too long." } }, { status: 400 })
  expect(inForm().getByRole("alert").textContent).toBe(failedText)
  expect(field("Phone number")).toHaveAccessibleDescription("This is too long.")
  expect(values()).toEqual(typed)
})

test("the browser checks the form until its script does", () => {
  const comeAlive = serverRender(form)
  const element = screen.getByRole<HTMLFormElement>("form", { name: "Contact" })
  expect(element.noValidate).toBe(false)
  expect(element.method).toBe("post")
  comeAlive()
  expect(element.noValidate).toBe(true)
})

test("with scripts off, a line with the address to write to takes the form's place", () => {
  serverRender(form)
  const instead = document.querySelector("noscript")?.textContent
  expect(instead).toContain("mailto:hello@adwene.example")
  expect(instead).toContain("display:none")
})
