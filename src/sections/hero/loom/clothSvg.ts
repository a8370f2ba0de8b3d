import { type Cloth, weftsOf } from "./cloth"
import { type Colours, warpColour } from "./colours"
import { COLUMNS, ROWS } from "./pattern"

/** Side of a crossing, and how far strips stand out from the cloth. */
const CELL = 60
const FRINGE = 30
/** Between two strips. */
const GAP = 4

/** The cloth as a drawing of its own. */
export function clothSvg(cloth: Cloth, colours: Colours): string {
  const width = COLUMNS * CELL + 2 * FRINGE
  const height = ROWS * CELL + 2 * FRINGE
  const wefts = weftsOf(cloth)
  const warp = Array.from({ length: COLUMNS }, (_, column) =>
    rect(FRINGE + column * CELL + GAP, 0, CELL - 2 * GAP, height, warpColour(colours, column)),
  )
  const weft = wefts.flatMap(({ reach, thread, over }, row) => {
    const y = FRINGE + row * CELL + GAP
    const colour = colours.threads[thread - 1]
    const segment = (from: number, to: number) => rect(from, y, to - from, CELL - 2 * GAP, colour)
    if (reach === 0) return []
    const end = reach === COLUMNS ? [segment(width - FRINGE - GAP, width)] : []
    const crossings = over.flatMap((isOver, column) => {
      const from = FRINGE + column * CELL
      return isOver && column < reach ? [segment(from - GAP, from + CELL + GAP)] : []
    })
    return [segment(0, FRINGE + GAP), ...crossings, ...end]
  })
  const title = cloth.name ? `${cloth.name}, woven` : "A cloth"
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeText(title)}</title>`,
    rect(FRINGE, FRINGE, width - 2 * FRINGE, height - 2 * FRINGE, colours.gap),
    ...warp,
    ...weft,
    "</svg>\n",
  ].join("\n")
}

function rect(x: number, y: number, width: number, height: number, fill = "none"): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}

/** A file name for the cloth: its name's letters and digits. */
export function fileName(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["cloth"]
  return `${words.join("-")}.svg`
}
