/** A place in a picture, in percent of its width and of its height. */
type Place = { readonly x: number; readonly y: number }

/** The four corners of a flat thing in a picture. */
export type Quad = Readonly<Record<"topLeft" | "topRight" | "bottomRight" | "bottomLeft", Place>>

/**
 * Where a screen is in a picture, for a flat element that lies on it. Lengths are in hundredths of the picture's height, which
 * styles know as 1cqb.
 * @param quad where the screen's corners are in the picture
 * @param ratio of the screen, width to height
 * @param shape of the picture, width to height
 * @returns the element's width, and what transforms it about its own upper left corner
 */
export function screenTransform(
  quad: Quad,
  ratio: number,
  shape: number,
): { width: number; transform: string } {
  const at = ({ x, y }: Place) => [x * shape, y] as const
  const [x0, y0] = at(quad.topLeft)
  const [x1, y1] = at(quad.topRight)
  const [x2, y2] = at(quad.bottomRight)
  const [x3, y3] = at(quad.bottomLeft)
  const width = Math.hypot(x1 - x0, y1 - y0)
  const height = width / ratio
  // From the unit square to the four corners (Heckbert, 1989): x' = (a u + b v + x0) / (g u + h v + 1), and y' with d, e, y0.
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const h = (dx1 * sy - sx * dy1) / det
  // With x0 and y0 moved out of it. A point nearer than the eye's distance, 100, grows: that is what divides.
  const columns = [
    [(x1 - x0 + g * (x1 - x0)) / width, (y1 - y0 + g * (y1 - y0)) / width, (-100 * g) / width, 0],
    [
      (x3 - x0 + h * (x3 - x0)) / height,
      (y3 - y0 + h * (y3 - y0)) / height,
      (-100 * h) / height,
      0,
    ],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ]
  return {
    width,
    transform: `translate(${x0}cqb, ${y0}cqb) perspective(100cqb) matrix3d(${columns.join()})`,
  }
}
