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

test("everyone can use it while the password is shown", async () => {
  render(form)
  await user.click(show())
  await expectNoViolations()
})

test("it is hidden, and names itself to the browser that keeps passwords", () => {
  render(form)
  expect(control()).toHaveAttribute("type", "password")
  expect(control()).toHaveAttribute("autocomplete", "current-password")
  expect(control()).toHaveAccessibleDescription("At least 8 characters.")
})

test("it can be looked at and hidden again, and says which", async () => {
  render(form)
  await user.click(show())
  expect(control()).toHaveAttribute("type", "text")
  expect(screen.getByRole("status")).toHaveTextContent("Your password is shown.")
  await user.click(hide())
  expect(control()).toHaveAttribute("type", "password")
  expect(screen.getByRole("status")).toHaveTextContent("Your password is hidden.")
})

test("looking at it with the mouse leaves the caret where it was", async () => {
  render(form)
  await user.type(control(), "kente cloth")
  control().setSelectionRange(2, 5)
  await user.click(show())
  expect(control()).toHaveFocus()
  expect([control().selectionStart, control().selectionEnd]).toEqual([2, 5])
})

test("looking at it with the keyboard leaves the focus on the button", async () => {
  render(form)
  await user.click(control())
  await user.tab()
  expect(show()).toHaveFocus()
  await user.keyboard("{Enter}")
  expect(hide()).toHaveFocus()
})

test("it can be pasted", async () => {
  render(form)
  await user.click(control())
  await user.paste("kente cloth")
  expect(control()).toHaveValue("kente cloth")
})

test("it is hidden again when its form is sent", async () => {
  render(form)
  await user.type(control(), "kente cloth")
  await user.click(show())
  await user.click(screen.getByRole("button", { name: "Sign in" }))
  expect(control()).toHaveAttribute("type", "password")
  expect(control()).toHaveValue("kente cloth")
})

test("its button sends nothing", async () => {
  const send = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <PasswordField name="password" label="Password" />
    </form>,
  )
  await user.click(show())
  expect(send).not.toHaveBeenCalled()
})
