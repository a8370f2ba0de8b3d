import { render, screen } from "@testing-library/react"
import { serverRender } from "../support/serverRender"
import {
  button,
  field,
  fill,
  fillAndSend,
  hearReports,
  inForm,
  requests,
  signUp,
  termsLabel,
  user,
} from "./forms"

test("the terms must be accepted, and open in a new tab", async () => {
  render(signUp.form)
  await fill(signUp)
  await user.click(field(termsLabel))
  await user.click(button(signUp.submit))
  expect(field(termsLabel)).toHaveAccessibleDescription("You must accept the Terms & Conditions.")
  expect(field(termsLabel)).toHaveFocus()
  expect(requests).toHaveLength(0)
  const link = screen.getByRole("link", { name: "Terms & Conditions (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "/terms")
  expect(link).toHaveAttribute("target", "_blank")
})

test("entries made before hydration are kept and sent", async () => {
  const hydrate = serverRender(signUp.form)
  for (const [label, text] of Object.entries(signUp.entries)) field(label).value = text
  field(termsLabel).checked = true
  hydrate()
  expect(field(termsLabel)).toBeChecked()
  await user.click(button(signUp.submit))
  expect(requests[0]?.body).toEqual(signUp.body)
})

test("a field error from the service shows under its field", async () => {
  hearReports()
  await fillAndSend(signUp)
  await requests[0]?.answer(
    { error: { message: "Please look again.", errors: { fullName: "Too long.", other: "No." } } },
    { status: 400 },
  )
  expect(inForm().getByRole("alert")).toHaveTextContent("Please look again.")
  expect(field("Full name")).toHaveAccessibleDescription("Too long.")
  expect(field("Full name")).toHaveFocus()
  await user.type(field("Full name"), "!")
  expect(field("Full name")).toBeValid()
})
