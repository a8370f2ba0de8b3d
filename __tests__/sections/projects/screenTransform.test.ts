import { screenTransform } from "../../../src/sections/projects/screenTransform"

/** A monitor, seen a little from the side. */
const QUAD = {
  topLeft: { x: 24.06, y: 12.07 },
  topRight: { x: 79.38, y: 13.05 },
  bottomRight: { x: 78.54, y: 67.96 },
  bottomLeft: { x: 24.77, y: 64.6 },
}

/** Where a browser would show a point of the flat element: after the matrix, the perspective and the translation. */
function shown(transform: string, x: number, y: number): { x: number; y: number } {
  const [, left = 0, top = 0] = (/translate\(([\d.]+)cqb, ([\d.]+)cqb\)/.exec(transform) ?? []).map(
    Number,
  )
  const m = (/matrix3d\((.+)\)/.exec(transform)?.[1] ?? "").split(",").map(Number)
  const at = (row: number) => (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y
  const nearer = 1 - at(2) / 100
  return { x: left + at(0) / nearer, y: top + at(1) / nearer }
}

test("the screen's four corners come to lie on those in the picture", () => {
  const shape = 1.6
  const ratio = 1.632
  const { width, transform } = screenTransform(QUAD, ratio, shape)
  const height = width / ratio
  expect(transform).toContain("perspective(100cqb)")
  for (const [corner, x, y] of [
    [QUAD.topLeft, 0, 0],
    [QUAD.topRight, width, 0],
    [QUAD.bottomRight, width, height],
    [QUAD.bottomLeft, 0, height],
  ] as const) {
    const place = shown(transform, x, y)
    // A tenth of a percent of the picture's height is half a pixel.
    expect(place.x).toBeCloseTo(corner.x * shape, 1)
    expect(place.y).toBeCloseTo(corner.y, 1)
  }
})
