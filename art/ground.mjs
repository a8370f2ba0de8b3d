// Gives the dark ground of rendered stills one exact colour, with their shadows: for pictures that end in the page's own
// ground, which light that falls off towards the edges never is. Works on the original under data/images; one that has
// been rendered again needs it again.
//
//   node art/ground.mjs '#14110f' home-two/idea home-two/launch
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import sharp from "sharp"

const masters = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "data", "images")
const MOST_BYTES = 300 * 1024
/** Side of the square cells in which the ground is measured, in pixels. */
const CELL = 24
/** Cells around a cell that tell how bright the ground is where a shadow falls. */
const REACH = 6

const channels = [0, 1, 2]
const smoothstep = (v) => {
  const t = Math.min(1, Math.max(0, v))
  return t * t * (3 - 2 * t)
}
const quantile = (values, q) => values.sort((a, b) => a - b)[Math.floor(values.length * q)]

/** Whether a colour is the studio's "ink" backdrop, in whatever light. */
const isGround = ([r, g, b]) =>
  r > 14 && r < 72 && g / r > 0.64 && g / r < 0.84 && b / r > 0.42 && b / r < 0.68

/** The lit ground's colour in each cell, also where the set or its shadow covers it. */
function measure(data, width, height) {
  const columns = Math.ceil(width / CELL)
  const rows = Math.ceil(height / CELL)
  const around = (index, reach) => {
    const found = []
    const [x, y] = [index % columns, Math.floor(index / columns)]
    for (let v = Math.max(0, y - reach); v <= Math.min(rows - 1, y + reach); v++)
      for (let u = Math.max(0, x - reach); u <= Math.min(columns - 1, x + reach); u++)
        found.push(v * columns + u)
    return found
  }
  const mean = (cells) =>
    channels.map((c) => cells.reduce((sum, p) => sum + p[c], 0) / cells.length)

  let grid = Array.from({ length: columns * rows }, (_, index) => {
    const ground = []
    const left = (index % columns) * CELL
    const top = Math.floor(index / columns) * CELL
    for (let y = top; y < Math.min(height, top + CELL); y += 2)
      for (let x = left; x < Math.min(width, left + CELL); x += 2) {
        const at = (y * width + x) * 3
        const pixel = [data[at], data[at + 1], data[at + 2]]
        if (isGround(pixel)) ground.push(pixel)
      }
    if (ground.length < (CELL * CELL) / 7) return null
    return channels.map((c) =>
      quantile(
        ground.map((pixel) => pixel[c]),
        0.6,
      ),
    )
  })
  if (!grid.some(Boolean)) throw new Error("There is no lit ink backdrop in it.")
  while (grid.some((cell) => !cell)) {
    const known = grid
    grid = known.map((cell, index) => {
      const near = around(index, 1).flatMap((k) => (known[k] ? [known[k]] : []))
      return cell ?? (near.length > 0 ? mean(near) : null)
    })
  }
  const lit = grid.map((cell, index) => {
    const near = around(index, REACH)
    return channels.map((c) =>
      Math.max(
        cell[c],
        quantile(
          near.map((k) => grid[k][c]),
          0.5,
        ),
      ),
    )
  })
  const soften = (cells) => cells.map((_, index) => mean(around(index, 1).map((k) => cells[k])))
  const cells = soften(soften(lit))

  return (x, y, c) => {
    const u = Math.min(columns - 1, Math.max(0, x / CELL - 0.5))
    const v = Math.min(rows - 1, Math.max(0, y / CELL - 0.5))
    const [x0, y0] = [Math.floor(u), Math.floor(v)]
    const [x1, y1] = [Math.min(columns - 1, x0 + 1), Math.min(rows - 1, y0 + 1)]
    const between = (a, b, t) => a + (b - a) * t
    const row = (r) => between(cells[r * columns + x0][c], cells[r * columns + x1][c], u - x0)
    return between(row(y0), row(y1), v - y0)
  }
}

async function setGround(name, colour) {
  const file = path.join(masters, `${name}.jpg`)
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const groundAt = measure(data, width, height)
  const out = Buffer.from(data)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const pixel = [data[at], data[at + 1], data[at + 2]]
      const ground = channels.map((c) => groundAt(x, y, c))
      // brighter than the ground: the set, or light that it throws
      const set = smoothstep((Math.max(...channels.map((c) => pixel[c] - ground[c])) - 4) / 14)
      // darker: a shadow; what is fainter than this is noise
      const shade = Math.min(1, Math.max(...channels.map((c) => (pixel[c] + 2.5) / ground[c])))
      for (const c of channels)
        out[at + c] = Math.round(colour[c] * shade * (1 - set) + pixel[c] * set)
    }
  for (let quality = 90; ; quality -= 3) {
    const jpeg = await sharp(out, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer()
    if (jpeg.length > MOST_BYTES && quality > 76) continue
    fs.writeFileSync(file, jpeg)
    return console.log(`${name}  ${Math.round(jpeg.length / 1024)} KB, quality ${quality}`)
  }
}

const [colour, ...names] = process.argv.slice(2)
const rgb =
  /^#[\da-f]{6}$/i.test(colour ?? "") &&
  colour
    .slice(1)
    .match(/../g)
    .map((v) => Number.parseInt(v, 16))
if (!rgb || names.length === 0) {
  console.error("Usage: node art/ground.mjs '#14110f' home-two/idea …")
  process.exit(1)
}
for (const name of names) await setGround(name, rgb)
