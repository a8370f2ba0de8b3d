import { render, screen, within } from "@testing-library/react"
import { Figures } from "../../../src/sections/proof/Figures"

const figures = {
  title: "Measured twice",
  items: [{ value: 4.8, suffix: "/5", decimals: 1, label: "rate the result" }],
}

test("a figure is complete and next to its label", () => {
  render(<Figures figures={figures} seconds={3} look="steps" />)
  const band = within(screen.getByRole("region", { name: "Measured twice" }))
  expect(band.getByText("4.8/5")).toBeVisible()
  expect(band.getByText("rate the result")).toBeVisible()
})
