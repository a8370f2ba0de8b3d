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
  ["after success", () => sendAnd({})],
  [
    "after a failure",
    () => {
      hearReports()
      return sendAnd({}, { status: 500 })
    },
  ],
])("has no axe violations %s", async (_, arrive) => {
  await arrive()
  await expectNoViolations()
})

test("its fields have the right names, types and autocomplete values", () => {
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

test("an empty form shows all five errors at once, each under its field", async () => {
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
  ["an invalid e-mail", { ...typed, email: "ama@example" }, "E-mail"],
  ["the message", { ...typed, message: " " }, "Message"],
])("focus moves to the first invalid field: %s", async (_, entries, label) => {
  render(form)
  await fill(entries)
  await user.click(button())
  expect(field(label)).toHaveFocus()
  expect(requests).toHaveLength(0)
})

test("an invalid e-mail address is reported", async () => {
  render(form)
  await fill({ ...typed, email: "ama@example" })
  await user.click(button())
  expect(field("E-mail")).toHaveAccessibleDescription("Invalid email address")
})

test("no error shows before the visitor submits the form", async () => {
  render(form)
  await user.click(field("Your name"))
  await user.tab()
  await user.type(field("E-mail"), "ama")
  await user.tab()
  expect(screen.queryByText("Name is required.")).not.toBeInTheDocument()
  expect(screen.queryByText("Invalid email address")).not.toBeInTheDocument()
})

test("an error disappears as soon as it is fixed", async () => {
  render(form)
  await user.click(button())
  await user.type(field("Your name"), "A")
  expect(field("Your name")).toBeValid()
  expect(screen.queryByText("Name is required.")).not.toBeInTheDocument()
  expect(field("E-mail")).toBeInvalid()
})

test("every field is visibly marked as required", () => {
  render(form)
  expect(inForm().getAllByText("required")).toHaveLength(5)
})

test("entries made before hydration are kept and sent", async () => {
  const hydrate = serverRender(form)
  for (const [name, text] of Object.entries(typed)) {
    field(labels[name as keyof typeof labels]).value = text
  }
  hydrate()
  expect(values()).toEqual(typed)
  await user.type(field("Subject"), "!")
  await user.click(button())
  expect(requests[0]?.body).toEqual({
    data: { ...typed, subject: "A shop!", statuses: "pending" },
  })
})

test("the browser validates the form until it has hydrated", () => {
  const hydrate = serverRender(form)
  const element = screen.getByRole<HTMLFormElement>("form", { name: "Contact" })
  expect(element.noValidate).toBe(false)
  expect(element.method).toBe("post")
  hydrate()
  expect(element.noValidate).toBe(true)
})

test("with JavaScript off, the form gives way to an address to write to", () => {
  serverRender(form)
  const instead = document.querySelector("noscript")?.textContent
  expect(instead).toContain("mailto:hello@adwene.example")
})
