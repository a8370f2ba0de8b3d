import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PasswordField } from "../../../src/components/form/PasswordField"
import { expectNoViolations } from "../../support/axe"

const user = userEvent.setup()
const form = (
  <form onSubmit={(event) => event.preventDefault()}>
    <PasswordField
      name="password"
      label="Password"
      autoComplete="current-password"
      hint="At least 8 characters."
    />
    <button type="submit">Sign in</button>
  </form>
)
const control = () => screen.getByLabelText<HTMLInputElement>("Password")
const show = () => screen.getByRole("button", { name: "Show password" })
const hide = () => screen.getByRole("button", { name: "Hide password" })

test("has no axe violations while the password is shown", async () => {
  render(form)
  await user.click(show())
  await expectNoViolations()
})

test("is hidden initially, and identifies itself to password managers", () => {
  render(form)
  expect(control()).toHaveAttribute("type", "password")
  expect(control()).toHaveAttribute("autocomplete", "current-password")
  expect(control()).toHaveAccessibleDescription("At least 8 characters.")
})

test("can be shown and hidden again, and announces which", async () => {
  render(form)
  await user.click(show())
  expect(control()).toHaveAttribute("type", "text")
  expect(screen.getByRole("status")).toHaveTextContent("Your password is shown.")
  await user.click(hide())
  expect(control()).toHaveAttribute("type", "password")
  expect(screen.getByRole("status")).toHaveTextContent("Your password is hidden.")
})

test("showing it by mouse keeps the caret", async () => {
  render(form)
  await user.type(control(), "kente cloth")
  control().setSelectionRange(2, 5)
  await user.click(show())
  expect(control()).toHaveFocus()
  expect([control().selectionStart, control().selectionEnd]).toEqual([2, 5])
})

test("showing it by keyboard keeps focus on the button", async () => {
  render(form)
  await user.click(control())
  await user.tab()
  expect(show()).toHaveFocus()
  await user.keyboard("{Enter}")
  expect(hide()).toHaveFocus()
})

test("accepts a pasted password", async () => {
  render(form)
  await user.click(control())
  await user.paste("kente cloth")
  expect(control()).toHaveValue("kente cloth")
})

test("is hidden again when its form is submitted", async () => {
  render(form)
  await user.type(control(), "kente cloth")
  await user.click(show())
  await user.click(screen.getByRole("button", { name: "Sign in" }))
  expect(control()).toHaveAttribute("type", "password")
  expect(control()).toHaveValue("kente cloth")
})

test("its button doesn't submit the form", async () => {
  const send = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <PasswordField name="password" label="Password" />
    </form>,
  )
  await user.click(show())
  expect(send).not.toHaveBeenCalled()
})
