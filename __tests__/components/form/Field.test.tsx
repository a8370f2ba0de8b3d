import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Field } from "../../../src/components/form/Field"
import { expectNoViolations } from "../../support/axe"

test.each([
  [
    "a single-line field",
    <Field key="f" name="email" label="E-mail" type="email" autoComplete="email" />,
  ],
  ["a multi-line field", <Field key="f" name="message" label="Message" multiline />],
  ["an optional field", <Field key="f" name="name" label="Name" optional />],
  [
    "a field with an error",
    <Field key="f" name="email" label="E-mail" error="Email is required." />,
  ],
])("%s has no axe violations", async (_, field) => {
  render(field)
  await expectNoViolations()
})

test("a click on its label focuses its control", async () => {
  const user = userEvent.setup()
  render(<Field name="email" label="E-mail" />)
  await user.click(screen.getByText("E-mail"))
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveFocus()
})

test("is required, and has the API's field name", () => {
  render(<Field name="email" label="E-mail" type="email" autoComplete="email" />)
  const control = screen.getByRole("textbox", { name: "E-mail" })
  expect(control).toBeRequired()
  expect(control).toHaveAttribute("name", "email")
  expect(control).toHaveAttribute("type", "email")
  expect(control).toHaveAttribute("autocomplete", "email")
})

test("a required field is marked for sighted visitors; its control says so to the others", () => {
  render(<Field name="email" label="E-mail" />)
  expect(screen.getByText("required")).toBeVisible()
  expect(screen.getByText("required")).toHaveAttribute("aria-hidden", "true")
})

test("an optional field says so to everyone, beside its error too", () => {
  const field = (error?: string) => (
    <Field name="comment" label="Comment" multiline optional error={error} />
  )
  const { rerender } = render(field())
  const control = screen.getByRole("textbox", { name: "Comment" })
  expect(control).not.toBeRequired()
  expect(screen.getByText("optional")).toBeVisible()
  expect(control).toHaveAccessibleDescription("optional")
  rerender(field("Too short."))
  expect(control).toHaveAccessibleDescription("optional Too short.")
})

test("without an error it is neither invalid nor described", () => {
  render(<Field name="email" label="E-mail" />)
  const control = screen.getByRole("textbox")
  expect(control).toBeValid()
  expect(control).not.toHaveAttribute("aria-invalid")
  expect(control).not.toHaveAttribute("aria-describedby")
})

test.each([false, true])("its error is associated with it (multi-line: %s)", (multiline) => {
  render(
    <Field name="message" label="Message" error="Message is required." multiline={multiline} />,
  )
  const control = screen.getByRole("textbox", { name: "Message" })
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription("Message is required.")
})

test("two fields with the same name on one page don't share ids", () => {
  render(
    <>
      <Field name="email" label="E-mail" error="Email is required." />
      <Field name="email" label="Subscribe" error="Invalid email address" />
    </>,
  )
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
    "Email is required.",
  )
  expect(screen.getByRole("textbox", { name: "Subscribe" })).toHaveAccessibleDescription(
    "Invalid email address",
  )
})

test("passes on what is typed", async () => {
  const user = userEvent.setup()
  const onChange = jest.fn()
  render(<Field name="message" label="Message" multiline onChange={onChange} />)
  await user.type(screen.getByRole("textbox"), "Hi")
  expect(onChange).toHaveBeenCalledTimes(2)
})
