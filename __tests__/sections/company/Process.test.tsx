import { render, screen, within } from "@testing-library/react"
import { Process } from "../../../src/sections/company/Process"

const process = {
  eyebrow: "How we work",
  title: "Three steps",
  items: [
    { title: "Initial Contact", text: "We listen." },
    { title: "Solutions", text: "We draw." },
  ],
  action: { label: "Begin", to: "/contact-us" as string | null },
}

test("the steps of the process are an ordered list that ends with a call to action", () => {
  render(<Process process={process} />)
  const steps = screen.getAllByRole("listitem")
  expect(steps.map((step) => within(step).getByRole("heading").textContent)).toEqual([
    "Initial Contact",
    "Solutions",
  ])
  expect(screen.getByRole("link", { name: "Begin" })).toHaveAttribute("href", "/contact-us")
})

test.each([null, ""])("a call to action without a link (%j) is left out", (to) => {
  render(<Process process={{ ...process, action: { label: "Begin", to } }} />)
  expect(screen.queryByText("Begin")).not.toBeInTheDocument()
})
