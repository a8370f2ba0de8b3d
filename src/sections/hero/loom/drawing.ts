import { type Colours, warpColour } from "./colours"
import { COLUMNS, ROWS, type Weft } from "./pattern"

/** What the drawing needs of a canvas's context. */
export type LoomContext = Pick<
  CanvasRenderingContext2D,
  | "beginPath"
  | "clearRect"
  | "clip"
  | "createLinearGradient"
  | "fillRect"
  | "fillStyle"
  | "lineTo"
  | "moveTo"
  | "restore"
  | "save"
>

/** Where the cloth lies on the canvas, in CSS px. */
export type Place = {
  /** The cloth's corner. */
  readonly x: number
  readonly y: number
  /** A crossing's sides. */
  readonly width: number
  readonly height: number
}

/** The largest cloth that fits into a canvas, with room for the strips' ends. */
export function placeIn(width: number, height: number): Place {
  const room = { width: width / (COLUMNS + 1.6), height: height / (ROWS + 1.2) }
  // Not quite square crossings use a low, wide canvas better.
  const cell = {
    width: Math.min(room.width, room.height * 1.5),
    height: Math.min(room.height, room.width),
  }
  return {
    ...cell,
    x: (width - COLUMNS * cell.width) / 2,
    y: (height - ROWS * cell.height) * 0.45,
  }
}

/** The strip at a point; null outside of the cloth. The column may be one past either end. */
export function crossingAt(place: Place, x: number, y: number) {
  const row = Math.floor((y - place.y) / place.height)
  if (row < 0 || row >= ROWS) return null
  const column = Math.floor((x - place.x) / place.width)
  return { row, column: Math.max(-1, Math.min(COLUMNS, column)) }
}

/** A strip as it is drawn, on its way to where it lies. */
type DrawnWeft = Pick<Weft, "over" | "thread"> & {
  /** In columns, with fractions. */
  readonly reach: number
  /** How far a crossing that was just turned is lifted: 1 to 0. */
  readonly lift: (column: number) => number
}

/** A piece of ribbon: its box, and the direction that it runs in. */
type Piece = {
  x: number
  y: number
  width: number
  height: number
  isAcross: boolean
  /** True for a whole strip, whose ends are cut at a slant. */
  isCut?: boolean
}

/** Share of a crossing that its strip covers. */
const BREADTH = 0.86

/** Draws the loom: the warp, which hangs from the upper edge, and the strips woven into it. */
export function drawLoom(
  context: LoomContext,
  size: { width: number; height: number },
  place: Place,
  wefts: readonly DrawnWeft[],
  colours: Colours,
) {
  const { x, y, width, height } = place
  const stripes = (row: number) =>
    row % 2 ? colours.threads[((wefts[row]?.thread ?? 0) + 1) % colours.threads.length] : undefined
  context.clearRect(0, 0, size.width, size.height)
  for (let column = 0; column < COLUMNS; column += 1) {
    // The ends hang at different lengths, as if cut by hand.
    const end = y + height * (ROWS + 0.3 + 0.12 * ((column * 3) % 4))
    const piece = { x: x + column * width, y: -height, width, height: end + height }
    ribbon(context, { ...piece, isAcross: false, isCut: true }, warpColour(colours, column))
  }
  wefts.forEach(({ reach, over, thread, lift }, row) => {
    const colour = colours.threads[thread - 1] ?? ""
    const top = y + row * height
    // Room for a letter (LoomStage).
    const start = x - width * (0.5 + 0.08 * ((row * 3) % 4))
    const end = x + reach * width + width * (reach < COLUMNS ? 0.25 : 0.25 + 0.1 * ((row * 5) % 4))
    const strip = { x: start, y: top, width: end - start, height, isAcross: true, isCut: true }
    ribbon(context, strip, colour, stripes(row))
    for (let column = 0; column < Math.ceil(reach); column += 1) {
      const crossing = { x: x + column * width, y: top, width, height }
      if (over[column]) {
        const piece = { ...crossing, width: Math.min(width, end - crossing.x), isAcross: true }
        arch(context, piece, over[column - 1] && column > 0, over[column + 1], lift(column))
      } else {
        const piece = { ...crossing, isAcross: false }
        const isFloat = (other: number) => {
          const weft = wefts[other]
          return weft && weft.reach > column && !weft.over[column]
        }
        shadow(context, piece)
        ribbon(context, { ...piece, y: top - 1, height: height + 2 }, warpColour(colours, column))
        arch(context, piece, isFloat(row - 1), isFloat(row + 1), lift(column))
      }
    }
  })
}

/** The part of a piece's box that the ribbon covers. */
function covered({ x, y, width, height, isAcross }: Piece) {
  const inset = ((isAcross ? height : width) * (1 - BREADTH)) / 2
  return isAcross
    ? { x, y: y + inset, width, height: height - 2 * inset }
    : { x: x + inset, y, width: width - 2 * inset, height }
}

/** A length of ribbon with a selvedge along both edges and, for some, two stripes. */
function ribbon(context: LoomContext, piece: Piece, colour: string, stripes?: string) {
  const { x, y, width, height } = covered(piece)
  const { isAcross, isCut } = piece
  const slant = (isAcross ? height : width) * 0.14
  context.save()
  if (isCut) {
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + width - (isAcross ? slant : 0), y)
    context.lineTo(x + width, y + height - (isAcross ? 0 : slant))
    context.lineTo(x + (isAcross ? slant : 0), y + height)
    context.clip()
  }
  context.fillStyle = colour
  context.fillRect(x, y, width, height)
  const lines: [string, number, number][] = [
    ["rgb(0 0 0 / 0.14)", 0.05, 0.04],
    ["rgb(0 0 0 / 0.14)", 0.91, 0.04],
  ]
  if (stripes) lines.push([stripes, 0.26, 0.1], [stripes, 0.64, 0.1])
  for (const [style, at, breadth] of lines) {
    context.fillStyle = style
    if (isAcross) context.fillRect(x, y + at * height, width, breadth * height)
    else context.fillRect(x + at * width, y, breadth * width, height)
  }
  context.restore()
}

/** The soft edge that a ribbon throws on what lies below it. */
function shadow(context: LoomContext, piece: Piece) {
  const { x, y, width, height } = covered(piece)
  const spread = width * 0.16
  for (const [from, to] of [
    [x, x - spread],
    [x + width, x + width + spread],
  ] as const) {
    const fade = context.createLinearGradient(from, 0, to, 0)
    fade.addColorStop(0, "rgb(0 0 0 / 0.4)")
    fade.addColorStop(1, "rgb(0 0 0 / 0)")
    context.fillStyle = fade
    const rim = ((height / BREADTH) * (1 - BREADTH)) / 2
    context.fillRect(Math.min(from, to), y + rim, spread, height - 2 * rim)
  }
}

/**
 * A ribbon rises where it passes over another one: light in the middle, dark where it dips. It doesn't dip towards a
 * neighbour that it passes over as well.
 */
function arch(
  context: LoomContext,
  piece: Piece,
  goesOnBefore: boolean | undefined,
  goesOnAfter: boolean | undefined,
  lift: number,
) {
  const { x, y, width, height } = covered(piece)
  const light = piece.isAcross
    ? context.createLinearGradient(x, 0, x + width, 0)
    : context.createLinearGradient(0, y, 0, y + height)
  const dip = "rgb(0 0 0 / 0.36)"
  const none = "rgb(0 0 0 / 0)"
  light.addColorStop(0, goesOnBefore ? none : dip)
  light.addColorStop(0.2, none)
  light.addColorStop(0.5, `rgb(255 255 255 / ${0.07 + 0.5 * lift})`)
  light.addColorStop(0.8, none)
  light.addColorStop(1, goesOnAfter ? none : dip)
  context.fillStyle = light
  context.fillRect(x, y, width, height)
}
