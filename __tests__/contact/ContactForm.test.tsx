import { render, screen } from "@testing-library/react"
import { expectNoViolations } from "../support/axe"
import { serverRender } from "../support/serverRender"
import {
  button,
  field,
  fill,
  fillAndSend,
  form,
  hearReports,
  inForm,
  labels,
  requests,
  required,
  sendAnd,
  typed,
  user,
  values,
} from "./contactForm"

test.each<[string, () => Promise<unknown>]>([
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

test("every field is marked as required, for those who see the page too", () => {
  render(form)
  expect(inForm().getAllByText("required")).toHaveLength(5)
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
  })
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
})
