import { createHash } from "node:crypto"
import sharp from "sharp"

const colours = ["#f6efe2", "#1a1510", "#f0b429", "#a8321f", "#1f6b4a", "#27357e"]
const columns = 8
const rows = 6
/** Side of one block of the cloth, in units of the drawing. */
const block = 200

type Draw = (x: number, y: number, ink: string, ground: string, accent: string) => string

function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

/** Warp: narrow stripes along the strip. */
const stripes: Draw = (x, y, ink, ground, accent) =>
  box(x, y, block, block, ground) +
  [20, 60, 120, 160].map((at) => box(x + at, y, 20, block, ink)).join("") +
  box(x + 95, y, 10, block, accent)

/** Weft: bars across the strip, thick in the middle. */
const bars: Draw = (x, y, ink, ground, accent) =>
  box(x, y, block, block, ground) +
  [10, 40, 140, 170].map((at) => box(x, y + at, block, 20, ink)).join("") +
  box(x, y + 75, block, 50, accent)

const checks: Draw = (x, y, ink, ground, accent) => {
  const squares = Array.from({ length: 25 }, (_, i) => i).filter((i) => i % 2 === 0)
  const square = (i: number) => {
    const fill = i === 12 ? accent : ink
    return box(x + (i % 5) * 40, y + Math.floor(i / 5) * 40, 40, 40, fill)
  }
  return box(x, y, block, block, ground) + squares.map(square).join("")
}

/** Stairs that meet in the middle, from above and from below. */
const steps: Draw = (x, y, ink, ground, accent) => {
  const stair = (i: number) =>
    box(x + i * 25, y + i * 20, block - i * 50, 20, ink) +
    box(x + i * 25, y + 180 - i * 20, block - i * 50, 20, accent)
  return box(x, y, block, block, ground) + [0, 1, 2, 3].map(stair).join("")
}

const diamond: Draw = (x, y, ink, ground, accent) => {
  const half = (i: number) => [40, 80, 120, 160, 200, 200, 160, 120, 80, 40][i] ?? 0
  const line = (i: number) => box(x + 100 - half(i) / 2, y + i * 20, half(i), 20, ink)
  const lines = Array.from({ length: 10 }, (_, i) => line(i)).join("")
  return box(x, y, block, block, ground) + lines + box(x + 70, y + 70, 60, 60, accent)
}

const motifs = [bars, checks, steps, diamond]

/**
 * A cloth in the manner of kente, where a picture has not been made yet: strips sewn side by side, warp and weft blocks in turn.
 * @param name the same name always gives the same cloth
 * @param width in pixels, at 4:3
 * @returns a JPEG
 */
export function drawPicture(name: string, width = 1600): Promise<Buffer> {
  const size = `width="${width}" height="${(width * 3) / 4}" viewBox="0 0 1600 1200"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${weave(name)}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer()
}

function weave(name: string): string {
  const pick = createPicker(name)
  const palette = shuffle(colours, pick)
  const [ground = "", ink = "", accent = "", second = "", third = ""] = palette
  const weft = shuffle(motifs, pick)
  let cloth = ""
  for (let column = 0; column < columns; column += 1) {
    const grounds = column % 2 === 0 ? [ground, second] : [second, third]
    for (let row = 0; row < rows; row += 1) {
      const [x, y] = [column * block, row * block]
      const isWarp = (column + row) % 2 === 0
      const motif = isWarp ? stripes : (weft[(row + (column % 4)) % 3] ?? bars)
      cloth += motif(x, y, ink, grounds[isWarp ? 0 : 1] ?? ground, isWarp ? third : accent)
    }
    // The seam between two strips.
    cloth += `<rect x="${column * block - 2}" width="4" height="1200" fill="#000" opacity=".35"/>`
  }
  return cloth
}

/** Whole numbers below a limit that look random and depend on the name alone. */
function createPicker(name: string): (limit: number) => number {
  const bytes = createHash("sha512").update(name).digest()
  let next = 0
  return (limit) => {
    next = (next + 1) % bytes.length
    return (bytes[next] ?? 0) % limit
  }
}

function shuffle<T>(items: T[], pick: (limit: number) => number): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(pick(left.length), 1))
}
