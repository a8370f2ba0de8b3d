/** @jest-environment node */
import { descriptionOf } from "../../src/seo/descriptionOf"

test("a text that fits is a page's description", () => {
  const text = `${"a".repeat(159)}.`
  expect(descriptionOf(text)).toBe(text)
})

test.each([
  ["between words", "weave ".repeat(100), /^(weave )+weave…$/],
  ["without the punctuation before the cut", `One, ${"weave, ".repeat(100)}`, /weave…$/],
  ["within a word if it is the only one", "a".repeat(500), /^a+…$/],
])("a description is cut %s", (_, text, expected) => {
  expect(descriptionOf(text)).toMatch(expected)
  expect(descriptionOf(text).length).toBeGreaterThan(150)
  expect(descriptionOf(text).length).toBeLessThanOrEqual(160)
})
