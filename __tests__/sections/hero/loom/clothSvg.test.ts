import { newCloth, turn, weave, weftsOf } from "../../../../src/sections/hero/loom/cloth"
import { clothSvg, fileName } from "../../../../src/sections/hero/loom/clothSvg"
import { drawLoom, placeIn } from "../../../../src/sections/hero/loom/drawing"

const colours = {
  threads: ["gold", "red", "green", "navy"],
  warp: ["black", "white", "brown", "grey", "teal"],
  ground: "beige",
}

function drawingOf(...cloth: Parameters<typeof clothSvg>): Document {
  const drawing = new DOMParser().parseFromString(clothSvg(...cloth), "image/svg+xml")
  expect(drawing.querySelector("parsererror")).toBeNull()
  return drawing
}

/** The boxes of one colour, as the canvas fills them. */
function onScreen(cloth: typeof newCloth, fill: string): number[][] {
  const boxes: number[][] = []
  const nothing = () => {}
  const context = {
    fillStyle: "" as string | CanvasGradient | CanvasPattern,
    fillRect: (...box: number[]) => void (context.fillStyle === fill && boxes.push(box)),
    createLinearGradient: () => ({ addColorStop: nothing }),
    beginPath: nothing,
    clearRect: nothing,
    clip: nothing,
    lineTo: nothing,
    moveTo: nothing,
    restore: nothing,
    save: nothing,
  }
  const wefts = weftsOf(cloth).map((weft) => ({ ...weft, lift: () => 0 }))
  drawLoom(context, { width: 636, height: 564 }, placeIn(636, 564), wefts, colours)
  return boxes
}

function inFile(cloth: typeof newCloth, fill: string): number[][] {
  return [...drawingOf(cloth, colours).querySelectorAll(`rect[fill="${fill}"]`)].map((rect) =>
    ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name))),
  )
}

test.each([
  ["a woven name", weave("Kente Lane")],
  ["a crossing turned by hand", turn(weave("A"), 0, 4)],
  ["strips that aren't woven yet", newCloth],
])("the file shows what the screen shows: %s", (_, cloth) => {
  for (const colour of [...colours.threads, ...colours.warp]) {
    const boxes = inFile(cloth, colour)
    const expected = onScreen(cloth, colour)
    expect(boxes).toHaveLength(expected.length)
    boxes.flat().forEach((length, index) => {
      expect(length).toBeCloseTo(expected.flat()[index] ?? Number.NaN, 1)
    })
  }
})

test("every other strip has two stripes", () => {
  const boxes = colours.threads.flatMap((colour) => inFile(weave("A"), colour))
  expect(boxes.filter(([, , , height]) => Number(height) < 10)).toHaveLength(4 * 2)
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
