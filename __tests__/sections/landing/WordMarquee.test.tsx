import { render, screen } from "@testing-library/react"
import { WordMarquee } from "../../../src/sections/landing/WordMarquee"

test("two marquees are announced once each, and share one pause control", () => {
  render(<WordMarquee label="Words" words={["Odum", "Cane"]} below={["Clay"]} look="large" />)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Odum",
    "Cane",
    "Clay",
  ])
  expect(screen.getAllByRole("checkbox")).toHaveLength(1)
})
