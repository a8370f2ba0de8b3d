/** @jest-environment node */
import { findPassage } from "../../src/blog/passage"

const body = [
  "Colours first",
  "A palette of twelve is a way of putting off. Choose one colour! It will be remembered, e.g. on a bus.",
  "Ɔdɔ is “love.” Paint costs 12.50 a tin and colour is free, says the painter, who has a tin of each.",
].join("\n")

test.each([
  [["colour"], "Choose one colour!"],
  [["first"], "Colours first"],
  [["remembered"], "It will be remembered, e.g."],
  [["odo"], "Ɔdɔ is “love.”"],
  [
    ["tin", "colour"],
    "Paint costs 12.50 a tin and colour is free, says the painter, who has a tin of each.",
  ],
  [["palette", "choose"], "A palette of twelve is a way of putting off. Choose one colour!"],
  [["palettes"], "A palette of twelve is a way of putting off."],
  [["palette", "odo"], "A palette of twelve is a way of putting off. … Ɔdɔ is “love.”"],
])("%j is found in “%s”", (words, expected) => {
  expect(findPassage(body, words)).toBe(expected)
})

test.each([[["zebra"]], [[]]])("%j has no passage", (words) => {
  expect(findPassage(body, words)).toBeNull()
})

test("a long sentence is cut around the word found", () => {
  const sentence = `${"before ".repeat(60)}kente ${"after ".repeat(60)}end.`
  const passage = findPassage(sentence, ["kente"]) ?? ""
  expect(passage).toMatch(/^… before .* kente after .* …$/)
  expect(passage.length).toBeLessThan(240)
})
