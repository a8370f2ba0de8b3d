import { type Cloth, weftsOf } from "./cloth"
import type { Colours } from "./colours"
import { drawLoom, placeIn } from "./drawing"
import { COLUMNS, ROWS } from "./pattern"
import { SvgContext } from "./SvgContext"

/** Side of a crossing. */
const CELL = 60

/** The cloth as a drawing of its own: what the screen shows, at rest. */
export function clothSvg(cloth: Cloth, colours: Colours): string {
  const size = { width: (COLUMNS + 1.6) * CELL, height: (ROWS + 1.4) * CELL }
  const { width, height } = size
  const context = new SvgContext()
  const wefts = weftsOf(cloth).map((weft) => ({ ...weft, lift: () => 0 }))
  context.fillStyle = colours.ground
  context.fillRect(0, 0, width, height)
  drawLoom(context, size, placeIn(width, height), wefts, colours)
  const title = cloth.name ? `${cloth.name}, woven` : "A cloth"
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeText(title)}</title>`,
    context,
    "</svg>\n",
  ].join("\n")
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}

/** A file name for the cloth: its name's letters and digits. */
export function fileName(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["cloth"]
  return `${words.join("-")}.svg`
}
