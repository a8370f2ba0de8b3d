import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Accordion } from "../../../src/components/disclosure/Accordion"
import { expectNoViolations } from "../../support/axe"

const items = [
  { id: "cost", title: "What does it cost?", content: <p>It depends.</p> },
  { id: "time", title: "How long does it take?", content: <p>Two to four weeks.</p> },
  { id: "after", title: "And after the launch?", content: <p>We stay.</p> },
]

const groups = () => screen.getAllByRole<HTMLDetailsElement>("group")
const openOnes = () => groups().map(({ open }) => open)

test("has no axe violations with another item open", async () => {
  const user = userEvent.setup()
  render(<Accordion headingLevel={2} items={items} />)
  await user.click(screen.getByText("How long does it take?"))
  await expectNoViolations()
})

test("only the first item is open initially", () => {
  render(<Accordion items={items} />)
  expect(openOnes()).toEqual([true, false, false])
})

test("all items share a name, so that the browser keeps at most one open", () => {
  render(<Accordion items={items} />)
  const names = groups().map((details) => details.getAttribute("name"))
  expect(names[0]).toBeTruthy()
  expect(new Set(names).size).toBe(1)
})

test("two accordions on a page don't close each other's items", () => {
  render(
    <>
      <Accordion items={items} />
      <Accordion items={items.map((item) => ({ ...item, id: `${item.id}-2` }))} />
    </>,
  )
  const [first, , , second] = groups()
  expect(first?.getAttribute("name")).not.toBe(second?.getAttribute("name"))
})

test("an item that a visitor has closed stays closed on re-render", async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Accordion items={items} />)
  await user.click(screen.getByText("What does it cost?"))
  await user.click(screen.getByText("And after the launch?"))
  rerender(<Accordion items={[...items]} />)
  expect(openOnes()).toEqual([false, false, true])
})

test.each([2, 3] as const)("its titles are headings of level %i", (level) => {
  render(<Accordion items={items} headingLevel={level} />)
  expect(screen.getAllByRole("heading", { level })).toHaveLength(3)
})
