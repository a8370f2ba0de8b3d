import { render, screen } from "@testing-library/react"
import { AboutFigures } from "../../../src/sections/company/AboutFigures"
import { sharpPicture } from "../../support/pictures"

const about = {
  eyebrow: "Who",
  title: "Us",
  text: ["One paragraph.", "Another one."],
  img: sharpPicture("A seedling."),
  items: [{ value: 84, suffix: "k", decimals: 0, label: "people" }],
}

test.each(["right", "marks"] as const)("the about section has its figures: %s", async (look) => {
  render(<AboutFigures about={about} seconds={5} look={look} />)
  expect(screen.getByText("84k")).toBeVisible()
})

test("without figures there is no empty list", () => {
  render(<AboutFigures about={{ ...about, items: [] }} seconds={3} look="right" />)
  expect(screen.getByText("Another one.")).toBeVisible()
  expect(document.querySelector("dl")).toBeNull()
})
