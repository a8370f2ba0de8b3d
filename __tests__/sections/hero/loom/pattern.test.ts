/** @jest-environment node */
import { patternOf } from "../../../../src/sections/hero/loom/pattern"

/** Each strip of a name's cloth: its letters, and # where it passes over. */
const cloth = (name: string) =>
  patternOf(name).map(
    ({ letters, over }) =>
      `${letters || "-"} ${over.map((isOver) => (isOver ? "#" : ".")).join("")}`,
  )

test("a letter's number in binary is mirrored around its last digit: A is 1, B is 10, C is 11", () => {
  expect(cloth("ABCDEPOZ")).toEqual([
    "A ....#....",
    "B ...#.#...",
    "C ...###...",
    "D ..#...#..",
    "E ..#.#.#..",
    "P #.......#",
    "O .#######.",
    "Z ##.#.#.##",
  ])
})

test("a short name starts again after a strip of plain weave", () => {
  expect(cloth("Adwene").map((strip) => strip[0])).toEqual(["A", "D", "W", "E", "N", "E", "-", "A"])
  expect(cloth("Adwene")[6]).toBe("- #.#.#.#.#")
})

test("a name of more than eight letters is woven into the same strips a second time", () => {
  // K is 1011 and E is 101: together 1111.
  expect(cloth("Kente Lane")[0]).toBe("KE .#######.")
  expect(cloth("Kente Lane").map((strip) => strip.split(" ")[0])).toEqual([
    "KE",
    "E",
    "N",
    "T",
    "E",
    "L",
    "A",
    "N",
  ])
})

test("without a name the cloth is plain weave in all four colours", () => {
  expect(cloth("").slice(0, 2)).toEqual(["- #.#.#.#.#", "- .#.#.#.#."])
  expect(patternOf("").map(({ thread }) => thread)).toEqual([1, 2, 3, 4, 1, 2, 3, 4])
})

test.each([
  ["Kɔfi & Söhne, 24", "KɔFI SOHNE 24".toUpperCase()],
  ["kente", "KENTE"],
])("case, accents and signs don't matter: %s", (name, same) => {
  expect(patternOf(name)).toEqual(patternOf(same))
})

test("letters of other alphabets are woven too", () => {
  const strips = patternOf("Ɔɛ東7")
  for (const { over } of strips) expect(over).toContain(true)
  expect(strips).toEqual(patternOf("Ɔɛ東7"))
})
