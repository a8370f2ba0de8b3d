import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ComponentProps } from "react"
import { Pager } from "../../../src/components/action/Pager"
import { expectNoViolations } from "../../support/axe"

const onChange = jest.fn()

function show(props: Partial<ComponentProps<typeof Pager>>) {
  const all = { label: "Projects", page: 2, totalPages: 3, busy: false, onChange, ...props }
  return render(<Pager {...all} />)
}

const previous = () => screen.getByRole("button", { name: "Previous" })
const next = () => screen.getByRole("button", { name: "Next" })

test.each([
  ["on the first page", { page: 1 }],
  ["between first and last", { page: 2 }],
  ["on the last page", { page: 3 }],
  ["while a page is loading", { busy: true }],
])("has no axe violations %s", async (_, props) => {
  show(props)
  await expectNoViolations()
})

test("names what it pages through, and the current page", () => {
  show({ page: 2, totalPages: 7 })
  expect(screen.getByRole("navigation", { name: "Projects" })).toBeVisible()
  expect(screen.getByRole("status")).toHaveTextContent("Page 2 of 7")
})

test("Previous and Next turn one page", async () => {
  const user = userEvent.setup()
  show({ page: 2 })
  await user.click(previous())
  await user.click(next())
  expect(onChange.mock.calls).toEqual([[1], [3]])
})

test("Previous is disabled on page 1", async () => {
  const user = userEvent.setup()
  show({ page: 1 })
  expect(previous()).toHaveAttribute("aria-disabled", "true")
  expect(next()).toHaveAttribute("aria-disabled", "false")
  await user.click(previous())
  expect(onChange).not.toHaveBeenCalled()
})

test("Next is disabled on the last page", async () => {
  const user = userEvent.setup()
  show({ page: 3 })
  expect(next()).toHaveAttribute("aria-disabled", "true")
  expect(previous()).toHaveAttribute("aria-disabled", "false")
  await user.click(next())
  expect(onChange).not.toHaveBeenCalled()
})

test("both buttons are disabled while a page is loading", async () => {
  const user = userEvent.setup()
  show({ busy: true })
  await user.click(previous())
  await user.click(next())
  expect(onChange).not.toHaveBeenCalled()
})

test("a button that becomes disabled keeps focus", async () => {
  const user = userEvent.setup()
  const { rerender } = show({ page: 2 })
  await user.click(next())
  rerender(<Pager label="Projects" page={3} totalPages={3} busy onChange={onChange} />)
  expect(next()).toHaveFocus()
})
