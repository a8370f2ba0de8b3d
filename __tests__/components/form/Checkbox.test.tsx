import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Checkbox } from "../../../src/components/form/Checkbox"
import { expectNoViolations } from "../../support/axe"

test.each([
  ["empty", <Checkbox key="c" name="terms" label="I accept" />],
  ["with an error", <Checkbox key="c" name="terms" label="I accept" error="You must." />],
])("everyone can use it %s", async (_, box) => {
  render(box)
  await expectNoViolations()
})

test("its words tick it, and it goes by the API's own name", async () => {
  render(<Checkbox name="terms" label="I accept" />)
  await userEvent.click(screen.getByText("I accept"))
  const box = screen.getByRole("checkbox", { name: "I accept" })
  expect(box).toBeChecked()
  expect(box).toBeRequired()
  expect(box).toHaveAttribute("name", "terms")
})

test("its error is tied to it", () => {
  render(<Checkbox name="terms" label="I accept" error="You must." />)
  expect(screen.getByRole("checkbox")).toBeInvalid()
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("You must.")
})
