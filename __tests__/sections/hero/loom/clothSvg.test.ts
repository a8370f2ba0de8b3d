import { newCloth, turn, weave } from "../../../../src/sections/hero/loom/cloth"
import { clothSvg, fileName } from "../../../../src/sections/hero/loom/clothSvg"

const colours = {
  threads: ["gold", "red", "green", "navy"],
  warp: ["black", "white", "brown", "grey", "teal"],
  gap: "beige",
}

function drawingOf(...cloth: Parameters<typeof clothSvg>): Document {
  const drawing = new DOMParser().parseFromString(clothSvg(...cloth), "image/svg+xml")
  expect(drawing.querySelector("parsererror")).toBeNull()
  return drawing
}

const filled = (drawing: Document, ...fills: string[]) =>
  [...drawing.querySelectorAll("rect")].filter((rect) =>
    fills.includes(rect.getAttribute("fill") ?? ""),
  )

test("the drawing has the warp, mirrored, and each place where a strip passes over it", () => {
  const drawing = drawingOf(weave("A"), colours)
  expect(filled(drawing, ...colours.warp).map((rect) => rect.getAttribute("fill"))).toEqual([
    "black",
    "white",
    "brown",
    "grey",
    "teal",
    "grey",
    "brown",
    "white",
    "black",
  ])
  // Of each strip both ends and, in four strips of A, one crossing; in in four of plain weave, four.
  expect(filled(drawing, ...colours.threads)).toHaveLength(8 * 2 + 4 * 1 + 4 * 4)
})

test("a crossing turned by hand is drawn the other way", () => {
  const count = (cloth: typeof newCloth) =>
    filled(drawingOf(cloth, colours), ...colours.threads).length
  expect(count(turn(weave("A"), 0, 4))).toBe(count(weave("A")) - 1)
})

test("strips that aren't woven yet are left out", () => {
  expect(filled(drawingOf(newCloth, colours), "red", "green", "navy")).toEqual([])
})

test("the title names the company, whatever its signs", () => {
  const title = drawingOf(weave("<b>Thread & Co</b>"), colours).querySelector("title")
  expect(title?.textContent).toBe("<b>Thread & Co</b>, woven")
})

test.each([
  ["Kente Lane", "kente-lane.svg"],
  ["../Ɔba/", "ɔba.svg"],
  ["!", "cloth.svg"],
])("the file of %s is %s", (name, file) => expect(fileName(name)).toBe(file))
