import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Field } from "../../../src/components/form/Field"
import { expectNoViolations } from "../../support/axe"

test.each([
  ["a line", <Field key="f" name="email" label="E-mail" type="email" autoComplete="email" />],
  ["a text of several lines", <Field key="f" name="message" label="Message" multiline />],
  ["a line that may be left empty", <Field key="f" name="name" label="Name" optional />],
  [
    "a line with an error",
    <Field key="f" name="email" label="E-mail" error="Email is required." />,
  ],
])("everyone can use %s", async (_, field) => {
  render(field)
  await expectNoViolations()
})

test("its label leads to its control", async () => {
  const user = userEvent.setup()
  render(<Field name="email" label="E-mail" />)
  await user.click(screen.getByText("E-mail"))
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveFocus()
})

test("it says that it must be filled in, and goes by the API's own name", () => {
  render(<Field name="email" label="E-mail" type="email" autoComplete="email" />)
  const control = screen.getByRole("textbox", { name: "E-mail" })
  expect(control).toBeRequired()
  expect(control).toHaveAttribute("name", "email")
  expect(control).toHaveAttribute("type", "email")
  expect(control).toHaveAttribute("autocomplete", "email")
})

test("a field that must be filled in is marked for those who see it; the control says it to the rest", () => {
  render(<Field name="email" label="E-mail" />)
  expect(screen.getByText("required")).toBeVisible()
  expect(screen.getByText("required")).toHaveAttribute("aria-hidden", "true")
})

test("a field that may be left empty says so to everyone, beside its error too", () => {
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

test("without an error it is called neither wrong nor described", () => {
  render(<Field name="email" label="E-mail" />)
  const control = screen.getByRole("textbox")
  expect(control).toBeValid()
  expect(control).not.toHaveAttribute("aria-invalid")
  expect(control).not.toHaveAttribute("aria-describedby")
})

test.each([false, true])(
  "its error stands under it and is read out with it (several lines: %s)",
  (multiline) => {
    render(
      <Field name="message" label="Message" error="Message is required." multiline={multiline} />,
    )
    const control = screen.getByRole("textbox", { name: "Message" })
    expect(control).toBeInvalid()
    expect(control).toHaveAccessibleDescription("Message is required.")
  },
)

test("two fields of the same name on one page keep apart", () => {
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

test("what is typed is handed on", async () => {
  const user = userEvent.setup()
  const onChange = jest.fn()
  render(<Field name="message" label="Message" multiline onChange={onChange} />)
  await user.type(screen.getByRole("textbox"), "Hi")
  expect(onChange).toHaveBeenCalledTimes(2)
})
