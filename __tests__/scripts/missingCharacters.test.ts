/** @jest-environment node */
import { missingCharacters } from "../../scripts/lib/fonts/missingCharacters.mjs"

const has = new Set([..."abc "].map((letter) => letter.codePointAt(0) ?? 0))

test("a character that a face lacks is reported with its code point and places", () => {
  const sources = [
    { file: "data/one.json", text: "abc\nžž a\nž" },
    { file: "src/two.tsx", text: "ž\nž 😀" },
  ]
  expect(missingCharacters("display", has, sources)).toEqual([
    "display lacks ž (U+017E): data/one.json:2, data/one.json:3, src/two.tsx:1 and 1 more",
    "display lacks 😀 (U+1F600): src/two.tsx:2",
  ])
})

test("characters that a system font is known to draw are not reported", () => {
  expect(missingCharacters("text", has, [{ file: "data/a.json", text: "Ɔɔ Ɛɛ\tabc" }])).toEqual([])
})
