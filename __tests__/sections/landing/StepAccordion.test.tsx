import { render, screen } from "@testing-library/react"
import { StepAccordion } from "../../../src/sections/landing/StepAccordion"
import { sharpPicture } from "../../support/pictures"

const steps = {
  eyebrow: "How it goes",
  title: "From thread to cloth",
  items: [
    { title: "Project idea", text: "You talk.", img: sharpPicture("A knot.") },
    { title: "Launch", text: "It goes out.", img: sharpPicture("A kite.") },
  ],
}

test("a step's picture shows while the step is open", () => {
  render(<StepAccordion look="stage" steps={steps} />)
  expect(screen.getByRole("img", { name: "A knot." })).toBeVisible()
  expect(screen.getByText("It goes out.")).not.toBeVisible()
})

test("steps need no pictures", () => {
  const items = steps.items.map(({ title, text }) => ({ title, text }))
  render(<StepAccordion steps={{ ...steps, items }} />)
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
  expect(screen.getByText("You talk.")).toBeVisible()
})

test("without steps the section is left out", () => {
  const { container } = render(<StepAccordion steps={{ ...steps, items: [] }} />)
  expect(container).toBeEmptyDOMElement()
})
