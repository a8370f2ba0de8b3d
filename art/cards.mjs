// The social cards for shared links: one of the site's pictures, the mark and the wordmark, joined by the seam.
//
//   node art/cards.mjs            all
//   node art/cards.mjs blog home  only these
//
// Run by hand after an original picture changes; the output is committed. src/seo/cards.ts maps pages to cards.
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import sharp from "sharp"
import { colours, mark, threads, wordmark } from "./brand.mjs"

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..")
const images = path.join(root, "data", "images")
const out = path.join(root, "static", "cards")

const WIDTH = 1200
const HEIGHT = 630
const SEAM = 18
const PANEL = 408
const MARGIN = 64

const paper = colours()("ground")
const ink = colours()("ink")

/** Light panels use the mark's own colours, dark panels the brighter ones of the dark scheme. */
const light = { ground: paper, words: ink, threads: threads("loom", "light") }
const dark = { ground: ink, words: paper, threads: threads("loom", "dark") }

/** name: [picture, panel, vertical crop position from 0 (top) to 1, horizontal from 0 (left) to 1] */
const cards = {
  general: ["brand/social-card.jpg", dark, 0.5, 1],
  home: ["home/hero.webp", dark, 0.5, 0.5],
  "home-two": ["heroes/home-two.jpg", light, 0.7, 0.5],
  "home-three": ["heroes/home-three.jpg", dark, 0.2, 0.5],
  "home-four": ["heroes/home-four.jpg", light, 0.5, 0.5],
  "home-five": ["heroes/home-five.jpg", light, 0.3, 1],
  "home-six": ["heroes/home-six.webp", dark, 0.85, 0.5],
  "home-seven": ["heroes/home-seven.jpg", dark, 0.5, 0.6],
  services: ["services/uiux.jpg", light, 0.5, 0.6],
  work: ["projects/kente-lane-market.jpg", dark, 0.6, 0.5],
  blog: ["blog/type.jpg", light, 0.5, 0.5],
  company: ["heroes/about.jpg", light, 0.5, 0.5],
  pricing: ["pages/pricing.jpg", light, 0.5, 0.5],
  contact: ["contact/side.jpg", light, 0.15, 0.5],
}

/** The seam from src/styles/tokens.css, rotated to vertical: [thread, length], with a dark stripe after each. */
const seamBands = [
  [0, 48],
  [1, 24],
  [2, 48],
  [3, 24],
]
const STRIPE = 6

function seam(x, threads) {
  const parts = [`<rect x="${x}" width="${SEAM}" height="${HEIGHT}" fill="${ink}"/>`]
  for (let y = 0, band = 0; y < HEIGHT; band++) {
    const [thread, length] = seamBands[band % seamBands.length]
    parts.push(
      `<rect x="${x}" y="${y}" width="${SEAM}" height="${length}" fill="${threads[thread]}"/>`,
    )
    y += length + STRIPE
  }
  return parts.join("")
}

const inside = (svg) => svg.replace(/^<svg[^>]*>/, "").replace("</svg>", "")

/** Short names stay smaller than the panel is wide. */
const MAX_LETTERING = 2.4

function overlay(panel) {
  const letters = wordmark()
  const size = PANEL - 2 * MARGIN
  const scale = Math.min(size / letters.width, MAX_LETTERING)
  const below = `translate(${MARGIN} ${HEIGHT - MARGIN - size}) scale(${size / 32})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${PANEL}" height="${HEIGHT}" fill="${panel.ground}"/>
    <g transform="translate(${MARGIN} ${MARGIN}) scale(${scale})" color="${panel.words}">${letters.svg}</g>
    <g transform="${below}">${inside(mark(panel.threads))}</g>
    ${seam(PANEL, light.threads)}
  </svg>`
}

async function make(name) {
  const [master, panel, top, left] = cards[name]
  const width = WIDTH - PANEL - SEAM
  const { width: w, height: h } = await sharp(path.join(images, master)).metadata()
  const scale = Math.max(width / w, HEIGHT / h)
  const picture = await sharp(path.join(images, master))
    .flatten({ background: paper })
    .resize(Math.ceil(w * scale), Math.ceil(h * scale))
    .extract({
      left: Math.floor((Math.ceil(w * scale) - width) * left),
      top: Math.floor((Math.ceil(h * scale) - HEIGHT) * top),
      width,
      height: HEIGHT,
    })
    .toBuffer()
  const file = path.join(out, `${name}.jpg`)
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: panel.ground } })
    .composite([
      { input: picture, left: WIDTH - width, top: 0 },
      { input: Buffer.from(overlay(panel)) },
    ])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(file)
  console.log(`${name}.jpg ${Math.round(fs.statSync(file).size / 1024)} KB`)
}

fs.mkdirSync(out, { recursive: true })
const names = process.argv.slice(2)
for (const name of names.length > 0 ? names : Object.keys(cards)) await make(name)
