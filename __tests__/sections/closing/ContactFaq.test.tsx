import { render, screen, within } from "@testing-library/react"
import { ContactFaq } from "../../../src/sections/closing/ContactFaq"

const question = (id: string) => ({ id, title: `Question ${id}`, text: [`Answer ${id}.`] })
const faq = (...ids: string[]) => ({
  title: "Before you write",
  text: "People ask.",
  items: ids.map(question),
})

const groups = () => screen.getAllByRole<HTMLDetailsElement>("group")

test("six questions are in two columns of three", () => {
  render(<ContactFaq faq={faq("1", "2", "3", "4", "5", "6")} />)
  const columns = new Map<Element | null, string[]>()
  for (const group of groups()) {
    const titles = columns.get(group.parentElement) ?? []
    columns.set(group.parentElement, [...titles, within(group).getByRole("heading").textContent])
  }
  expect([...columns.values()]).toEqual([
    ["Question 1", "Question 2", "Question 3"],
    ["Question 4", "Question 5", "Question 6"],
  ])
})

test("the first answer is open, and both columns share one open answer", () => {
  render(<ContactFaq faq={faq("1", "2", "3", "4")} />)
  expect(groups().map(({ open }) => open)).toEqual([true, false, false, false])
  expect(new Set(groups().map((group) => group.getAttribute("name"))).size).toBe(1)
})

test("without questions the section is left out", () => {
  const { container } = render(<ContactFaq faq={faq()} />)
  expect(container).toBeEmptyDOMElement()
})
