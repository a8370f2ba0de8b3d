/** @jest-environment node */
import { jsonMistake } from "../../../src/build/content/jsonMistake"

test.each([
  [
    "",
    "line 1, column 1: a value is missing; the end of the file is none. Texts need straight double quotes",
  ],
  ["[\n  1,\n]", "line 2, column 4: nothing follows this comma; delete it"],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: a comma or } is missing before "b"'],
  ['{ "a" 1 }', "line 1, column 7: a colon is missing before 1"],
  ["{ a: 1 }", "line 1, column 3: a field's name in straight double quotes is missing before a:"],
  [
    '{ "a": “b” }',
    "line 1, column 8: a value is missing; “b” is none. Texts need straight double quotes",
  ],
  ['{ "a": "b }', "line 1, column 8: the closing quote of this text is missing"],
  ['{ "a": "b\n" }', "line 1, column 8: the closing quote of this text is missing"],
  ['["a\tb"]', "line 1, column 4: a text can't contain a tab or another control character"],
  ['["C:\\Users"]', "line 1, column 5: a backslash must be written twice: \\\\"],
  ['[{ "a": 1 ', "line 1, column 2: this bracket is never closed; } is missing"],
  ['["a" "b"]', 'line 1, column 6: a comma or ] is missing before "b"'],
  [
    "[1, 02]",
    "line 1, column 5: a value is missing; 02] is none. Texts need straight double quotes",
  ],
  ["[]\n]", "line 2, column 1: nothing may follow the last bracket, but ] does"],
])("where %j is wrong, and why", (text, message) => {
  // Otherwise the table would describe valid JSON.
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  expect(jsonMistake(text)).toBe(message)
})

test.each(["{}", '[1, -2.5e3, true, null, "\\u00e9\\n", { "a": [] }]'])(
  "%s has no mistake to find",
  (text) => {
    expect(() => jsonMistake(text)).toThrow("valid JSON")
  },
)
