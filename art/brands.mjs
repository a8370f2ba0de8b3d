// Logos: the invented partners' wordmarks, and the Adwene mark and wordmark. Letters are paths, colours are currentColor.
//
//   node art/brands.mjs
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

const out = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "data", "images")

/** Single-stroke capitals, 20 units high: [width, path]. */
const GLYPH = {
  A: [16, "M0 20L8 0L16 20M3 13.2H13"],
  B: [14, "M0 0H8a4.9 4.9 0 0 1 0 9.8H0M8 9.8h.6a5.1 5.1 0 0 1 0 10.2H0V0"],
  C: [15, "M14.6 4.3A8 10 0 1 0 14.6 15.7"],
  D: [15, "M0 0H5a10 10 0 0 1 0 20H0Z"],
  E: [11, "M11.5 0H0V20H11.5M0 9.8H10"],
  F: [11, "M11.5 0H0V20M0 9.8H10"],
  G: [16, "M14.6 4.3A8 10 0 1 0 16 11H9.4"],
  H: [14, "M0 0V20M14 0V20M0 9.8H14"],
  I: [0, "M0 0V20"],
  K: [13, "M0 0V20M12.6 0L0 12.4M4.8 7.8L13.4 20"],
  L: [10, "M0 0V20H10.6"],
  N: [14, "M0 20V0L14 20V0"],
  O: [16, "M8 0A8 10 0 1 0 8 20A8 10 0 1 0 8 0Z"],
  R: [13, "M0 20V0H7.6a5.4 5.4 0 0 1 0 10.8H0M7 10.8L13.2 20"],
  S: [
    13,
    "M12.8 4.2C11.8 1.4 9.4 0 6.8 0C3.2 0 .8 2.1 .8 5C.8 11.6 13.2 8.2 13.2 15C13.2 18 10.6 20 7 20C3.6 20 1 18.3 .2 15.2",
  ],
  T: [14, "M0 0H14M7 0V20"],
  U: [14, "M0 0V13a7 7 0 0 0 14 0V0"],
  V: [15, "M0 0L7.5 20L15 0"],
  W: [22, "M0 0L5.6 20L11 3L16.4 20L22 0"],
  Y: [14, "M0 0L7 10.6L14 0M7 10.6V20"],
  "&": [
    15,
    "M15 20L4 5.6C2 3 3.6 0 6.6 0S10.8 3.2 8.6 5.4L2.8 10.2C-1 13.4 .6 20 6 20C10.8 20 13.6 16.2 14 11.4",
  ],
  " ": [7, ""],
}

function word(
  text,
  { x, y, size, weight, space, skew = 0, cap = "square", join = "miter", widen = 1 },
) {
  const k = size / 20
  let at = 0
  let d = ""
  for (const ch of text) {
    const [w, p] = GLYPH[ch]
    if (p)
      d += `<path transform="translate(${(at * k).toFixed(2)} 0) scale(${(k * widen).toFixed(3)} ${k.toFixed(3)})" d="${p}"/>`
    at += w * widen + space
  }
  const tf = `translate(${x} ${y})${skew ? ` skewX(${skew})` : ""}`
  return {
    svg: `<g transform="${tf}" fill="none" stroke="currentColor" stroke-width="${(weight / k).toFixed(2)}" stroke-linecap="${cap}" stroke-linejoin="${join}" stroke-miterlimit="2">${d}</g>`,
    width: (at - space) * k,
  }
}

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

// The mark: four bands in plain weave; each band leaves a thin gap where it passes under another.
const mark = (g, c, n, b) =>
  `<path fill="${g}" d="M4 0h10v17H4zM4 29h10v3H4z"/><path fill="${c}" d="M18 0h10v3H18zM18 15h10v17H18z"/>` +
  `<path fill="${n}" d="M0 4h3v10H0zM15 4h17v10H15z"/><path fill="${b}" d="M0 18h17v10H0zM29 18h3v10h-3z"/>`
const square = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${body}</svg>\n`
fs.mkdirSync(path.join(out, "brand"), { recursive: true })
fs.writeFileSync(
  path.join(out, "brand", "mark.svg"),
  square(mark("#f0b429", "#a8321f", "#1f6b4a", "#27357e")),
)
const w = word("ADWENE", { x: 45, y: 6.5, size: 19, weight: 4.2, space: 7 })
const width = Math.ceil(44 + w.width + 4)
fs.writeFileSync(
  path.join(out, "brand", "wordmark.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32">${mark("#f0b429", "#a8321f", "#1f6b4a", "#27357e")}${w.svg}</svg>\n`,
)
