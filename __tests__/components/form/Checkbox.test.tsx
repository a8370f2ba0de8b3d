import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Checkbox } from "../../../src/components/form/Checkbox"
import { expectNoViolations } from "../../support/axe"

test.each([
  ["empty", <Checkbox key="c" name="terms" label="I accept" />],
  ["with an error", <Checkbox key="c" name="terms" label="I accept" error="You must." />],
])("has no axe violations %s", async (_, box) => {
  render(box)
  await expectNoViolations()
})

test("a click on its label ticks it, and it has the API's field name", async () => {
  render(<Checkbox name="terms" label="I accept" />)
  await userEvent.click(screen.getByText("I accept"))
  const box = screen.getByRole("checkbox", { name: "I accept" })
  expect(box).toBeChecked()
  expect(box).toBeRequired()
  expect(box).toHaveAttribute("name", "terms")
})

test("its error is associated with it", () => {
  render(<Checkbox name="terms" label="I accept" error="You must." />)
  expect(screen.getByRole("checkbox")).toBeInvalid()
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("You must.")
})
