// Makes the site's icons from the mark: for browser tabs, home screens and the web manifest.
//
//   node art/icons.mjs
//
// Run by hand after the mark (src/layouts/Mark.tsx) or its colours change; the output is committed.
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import sharp from "sharp"
import { colours, mark as draw, threads } from "./brand.mjs"

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..")
const out = path.join(root, "static")

const paper = colours()("ground")
const light = threads("loom", "light")
const dark = threads("loom", "dark")
const mark = draw(light)

/** The mark as a square picture; `part` is the fraction of the square that it fills, `paper` an optional background. */
async function icon(size, part, ground) {
  const inner = Math.round(size * part)
  const drawn = await sharp(Buffer.from(mark), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An ICO file with one PNG in it. */
function ico(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // number of images
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The mark with a style for browser tabs in dark mode. */
function favicon() {
  const classes = light
    .map((colour, index) => ({ colour, onDark: dark[index], name: `t${index + 1}` }))
    .filter(({ colour, onDark }) => colour !== onDark)
  const rules = classes.map(({ onDark, name }) => `.${name}{fill:${onDark}}`).join("")
  const style = `<style>@media (prefers-color-scheme:dark){${rules}}</style>`
  return `${classes
    .reduce(
      (svg, { colour, name }) => svg.replaceAll(`fill="${colour}"`, `class="${name}" $&`),
      mark,
    )
    .replace(/<svg[^>]*>/, `$&${style}`)}\n`
}

function write(name, content) {
  fs.writeFileSync(path.join(out, name), content)
  console.log(`${name} ${content.length} bytes`)
}

fs.mkdirSync(path.join(out, "icons"), { recursive: true })
write("favicon.svg", favicon())
write("favicon.ico", ico(await icon(32, 1), 32))
// Home screens add no background and round the corners.
write("apple-touch-icon.png", await icon(180, 0.66, paper))
write("icons/icon-192.png", await icon(192, 0.92))
write("icons/icon-512.png", await icon(512, 0.92))
// Launchers may mask it to any shape that contains the central circle of 80 %: the mark's corners are inside that.
write("icons/icon-maskable-512.png", await icon(512, 0.54, paper))
