// Logos: the invented partners' wordmarks. Letters are paths, colours are currentColor.
//
//   node art/brands.mjs
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { word } from "./lettering.mjs"

const out = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "data", "images")

const S = 'fill="none" stroke="currentColor"'
const poly = (n, r, cx, cy, a0 = 0) =>
  Array.from({ length: n }, (_, i) => {
    const a = a0 + (i * 2 * Math.PI) / n
    return `${(cx + r * Math.cos(a)).toFixed(2)} ${(cy + r * Math.sin(a)).toFixed(2)}`
  }).join("L")

/** name: [symbol before the words, its width, the words]. */
const BRANDS = {
  "anansi-labs": [
    () => {
      let d = ""
      for (let i = 0; i < 8; i++) {
        const a = (i * Math.PI) / 4 + 0.39
        d += `M20 20L${(20 + 15 * Math.cos(a)).toFixed(2)} ${(20 + 15 * Math.sin(a)).toFixed(2)}`
      }
      return `<path ${S} stroke-width="2" d="${d}M${poly(8, 6, 20, 20, 0.39)}ZM${poly(8, 11.5, 20, 20, 0.39)}Z"/>`
    },
    46,
    [
      ["ANANSI", { y: 11, size: 18, weight: 3.6, space: 6 }],
      ["LABS", { y: 11, size: 18, weight: 1.5, space: 6 }],
    ],
  ],
  bluevolta: [
    () =>
      `<path ${S} stroke-width="3.4" d="M3 11c5-6 9-6 14 0s9 6 14 0M3 20c5-6 9-6 14 0s9 6 14 0M3 29c5-6 9-6 14 0s9 6 14 0"/>`,
    44,
    [["BLUEVOLTA", { y: 10.5, size: 19, weight: 3, space: 7, cap: "round", join: "round" }]],
  ],
  "cedi-co": [
    () =>
      `<path ${S} stroke-width="4" d="M28.5 12A12 12 0 1 0 28.5 28"/><path ${S} stroke-width="2.6" d="M17.5 3V37M22.5 3V37"/>`,
    40,
    [["CEDI & CO", { y: 10, size: 20, weight: 4.4, space: 6 }]],
  ],
  "dade-works": [
    () =>
      `<path ${S} stroke-width="3.6" stroke-linejoin="round" d="M${poly(6, 15, 18, 20, Math.PI / 6)}Z"/><circle cx="18" cy="20" r="5.6" ${S} stroke-width="3.6"/>`,
    44,
    [
      ["DADE", { y: 11, size: 18, weight: 5, space: 8 }],
      ["WORKS", { y: 11, size: 18, weight: 5, space: 8 }],
    ],
  ],
  "ekow-studio": [
    () =>
      `<path fill="currentColor" d="M3 36V19a15 15 0 0 1 30 0v17h-9V19a6 6 0 0 0-12 0v17z"/><circle cx="18" cy="31" r="4" fill="currentColor"/>`,
    44,
    [
      ["EKOW", { y: 11, size: 18, weight: 2, space: 11 }],
      ["STUDIO", { y: 11, size: 18, weight: 2, space: 11 }],
    ],
  ],
  "fufuka-foods": [
    () =>
      `<path fill="currentColor" d="M2 20h34a17 15 0 0 1-11 14.6V37H13v-2.4A17 15 0 0 1 2 20z"/><path ${S} stroke-width="2.8" stroke-linecap="round" d="M13 15c-3-4 3-5 0-10M21 15c-3-4 3-5 0-10M29 15c-3-4 3-5 0-10"/>`,
    46,
    [
      ["FUFUKA", { y: 10.5, size: 19, weight: 4, space: 6.5, cap: "round", join: "round" }],
      ["FOODS", { y: 10.5, size: 19, weight: 4, space: 6.5, cap: "round", join: "round" }],
    ],
  ],
  "ganyo-air": [
    () => '<path fill="currentColor" d="M2 33L14 9h24l-4 8H20l-8 16zM24 20h12l-3.5 7H20.5z"/>',
    46,
    [
      ["GANYO", { y: 11, size: 18, weight: 4, space: 8, skew: -12 }],
      ["AIR", { y: 11, size: 18, weight: 4, space: 8, skew: -12 }],
    ],
  ],
  "harbour-nine": [
    () => {
      let s = ""
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++)
          s +=
            (r + c) % 2
              ? `<circle cx="${7 + c * 11.5}" cy="${8.5 + r * 11.5}" r="4.6" fill="currentColor"/>`
              : `<rect x="${2.5 + c * 11.5}" y="${4 + r * 11.5}" width="9" height="9" fill="currentColor"/>`
      return s
    },
    46,
    [
      ["HARBOUR", { y: 12, size: 16, weight: 2.6, space: 8 }],
      ["NINE", { y: 12, size: 16, weight: 4.6, space: 8 }],
    ],
  ],
}

for (const [name, [icon, room, words]] of Object.entries(BRANDS)) {
  let x = room
  let body = icon()
  for (const [text, style] of words) {
    const lean = style.skew ? style.size * Math.tan((-style.skew * Math.PI) / 180) : 0
    const w = word(text, { ...style, x: +(x + style.weight / 2 + lean).toFixed(2) })
    body += w.svg
    x += w.width + lean + style.weight + style.size * 0.75
  }
  const width = Math.ceil(x - words.at(-1)[1].size * 0.55 + 3)
  fs.mkdirSync(path.join(out, "brands"), { recursive: true })
  fs.writeFileSync(
    path.join(out, "brands", `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40">${body}</svg>\n`,
  )
}
