/** @jest-environment node */
import { blockAnchor, headingsOf, plainText, readingMinutes } from "../../src/blog/blocks"
import { isIsoDate } from "../../src/blog/date"
import { inlineParts } from "../../src/blog/inlineParts"

const words = (count: number) => [{ text: Array(count).fill("word").join(" ") }]

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [290, 1],
  [310, 2],
  [2000, 10],
])("%i words take %i minutes", (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes)
})

test("plain text includes headings, list items and quotes, but not the addresses of links", () => {
  const content = [
    { heading: "One", text: null, list: null, quote: null },
    { text: "two [three four](/contact-us) five" },
    { list: ["six", "[seven](https://example.com/eight/nine)"] },
    { quote: "ten" },
    { figure: { img: null, caption: "[eleven](/team)" } },
  ]
  expect(plainText(content)).toBe("One two three four five six seven ten")
})

test.each([
  ["plain", [{ text: "plain" }]],
  ["", []],
  ["[all](/a)", [{ text: "all", to: "/a" }]],
  [
    "before [label](/a?b#c) after",
    [{ text: "before " }, { text: "label", to: "/a?b#c" }, { text: " after" }],
  ],
  [
    "[a](/a)[b](https://b.example/)",
    [
      { text: "a", to: "/a" },
      { text: "b", to: "https://b.example/" },
    ],
  ],
  ["a [note] and (another)", [{ text: "a [note] and (another)" }]],
  ["<b>[x] (y)</b>", [{ text: "<b>[x] (y)</b>" }]],
])("%j is split into text and links", (text, parts) => {
  expect(inlineParts(text)).toEqual(parts)
})

test.each([
  ["2025-11-04", true],
  ["2024-02-29", true],
  ["2025-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-1-1", false],
  ["4 November 2025", false],
  ["2025-11-04T10:00:00Z", false],
  ["", false],
])("%j is a date: %j", (text, expected) => {
  expect(isIsoDate(text)).toBe(expected)
})

test("the headings of an article have the anchors of their blocks, and no addresses", () => {
  const content = [
    { text: "Once." },
    { heading: "Of [cloth](/about-us)" },
    { heading: "Of thread" },
  ]
  expect(headingsOf(content)).toEqual([
    { id: blockAnchor(1), title: "Of cloth" },
    { id: blockAnchor(2), title: "Of thread" },
  ])
})
