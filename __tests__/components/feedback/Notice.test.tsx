import { render, screen } from "@testing-library/react"
import { Notice } from "../../../src/components/feedback/Notice"
import { Spinner } from "../../../src/components/feedback/Spinner"
import { expectNoViolations } from "../../support/axe"

test("notices and the spinner have no axe violations", async () => {
  render(
    <>
      <Notice tone="good">Thank you for your message!</Notice>
      <Notice tone="bad">Please try again later.</Notice>
      <Spinner label="Loading the project" />
    </>,
  )
  await expectNoViolations()
})

test("good news is announced politely", () => {
  render(<Notice tone="good">Thank you for your message!</Notice>)
  expect(screen.getByRole("status")).toHaveTextContent("Thank you for your message!")
})

test("the live region is there before its message", () => {
  const { rerender } = render(<Notice tone="good">{null}</Notice>)
  const place = screen.getByRole("status")
  expect(place).toBeEmptyDOMElement()
  rerender(<Notice tone="plain">Nothing was sent.</Notice>)
  expect(screen.getByRole("status")).toBe(place)
  expect(place).toHaveTextContent("Nothing was sent.")
})

test("bad news is announced at once", () => {
  render(<Notice tone="bad">Please try again later.</Notice>)
  expect(screen.getByRole("alert")).toHaveTextContent("Please try again later.")
})

test("the spinner announces its label", () => {
  render(<Spinner label="Loading the project" />)
  expect(screen.getByRole("status")).toHaveTextContent("Loading the project")
})
