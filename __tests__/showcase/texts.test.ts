/** @jest-environment node */
import { formatMonth, paragraphsOf } from "../../src/showcase/texts"

test.each([
  ["2024-05-01T00:00:00.000Z", "May 2024"],
  ["2024-05-31T23:59:59.000Z", "May 2024"],
  ["2024-12-31", "December 2024"],
  ["2024-05", "May 2024"],
  ["2024-13-01", "2024-13-01"],
  ["2024-01 to 2024-03", "2024-01 to 2024-03"],
  ["2024-2025", "2024-2025"],
  ["Spring 2024", "Spring 2024"],
  ["2024", "2024"],
  ["12", "12"],
  ["May 1, 2024", "May 1, 2024"],
  ["", ""],
])("the date %j is written %j", (date, words) => {
  expect(formatMonth(date)).toBe(words)
})

test.each([
  ["", []],
  ["  \n\n  ", []],
  ["One.", ["One."]],
  ["One.\nStill one.\n\n\nTwo.", ["One.\nStill one.", "Two."]],
  ["One.\n  \nTwo.", ["One.", "Two."]],
])("empty lines separate the paragraphs of %j", (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs)
})
