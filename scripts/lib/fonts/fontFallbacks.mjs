// @ts-check
import { createRequire } from "node:module"
import path from "node:path"
import { createFontStack } from "@capsizecss/core"
import { fromFile } from "@capsizecss/unpack/fs"
import { root } from "../paths.mjs"
import { display, familyOf, fileOf, text } from "./faces.mjs"
import { averageWidth } from "./textWidth.mjs"

/**
 * System fonts with adjusted metrics, used as fallback fonts so that text doesn't move when the web fonts load.
 *
 * Each is a separate family: a browser uses the first whose font it finds, by full or PostScript name. Sizes derive from
 * the width of the same English text in each font. For fonts that are not on npm, they derive from averages copied from
 * @capsizecss/metrics 4.3.0, which weighs 170 MB.
 */

const require = createRequire(import.meta.url)

/**
 * @typedef {object} SystemFont
 * @property {string} name
 * @property {string[]} local its full and PostScript names, and those of fonts with the same widths
 * @property {string | Quoted} widths the font's file, or copied metrics
 */
/** @typedef {{ unitsPerEm: number, xWidthAvg: number }} Quoted weighted by letter frequency in English */

/** @typedef {import("./faces.mjs").Face} Face */

/**
 * A use of a web font that needs a fallback.
 * @typedef {object} Use
 * @property {Face} face
 * @property {Record<string, number>} axes values at which its widths are measured
 * @property {string} [weight] of the fallback; at 600 and above, browsers embolden a lighter one and keep its widths
 */

/** @type {SystemFont[]} */
const regular = [
  {
    name: "Arial",
    // Arimo and Liberation Sans have Arial's widths, and Arial has Helvetica's.
    local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Helvetica", "Arimo-Regular"],
    widths: "@fontsource/arimo/files/arimo-latin-400-normal.woff2",
  },
  {
    name: "Roboto",
    local: ["Roboto", "Roboto Regular", "Roboto-Regular"],
    widths: "@fontsource/roboto/files/roboto-latin-400-normal.woff2",
  },
  {
    name: "Noto Sans",
    local: ["Noto Sans", "Noto Sans Regular", "NotoSans-Regular"],
    widths: { unitsPerEm: 1000, xWidthAvg: 474 },
  },
  {
    name: "DejaVu Sans",
    local: ["DejaVu Sans", "DejaVuSans"],
    widths: "@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2",
  },
]

/** @type {SystemFont[]} */
const bold = [
  {
    name: "Arial",
    local: [
      "Arial Bold",
      "Arial-BoldMT",
      "Liberation Sans Bold",
      "LiberationSans-Bold",
      "Helvetica Bold",
      "Helvetica-Bold",
      "Arimo-Bold",
    ],
    widths: "@fontsource/arimo/files/arimo-latin-700-normal.woff2",
  },
  {
    name: "Roboto",
    local: ["Roboto Bold", "Roboto-Bold"],
    widths: "@fontsource/roboto/files/roboto-latin-700-normal.woff2",
  },
  {
    name: "Noto Sans",
    local: ["Noto Sans Bold", "NotoSans-Bold"],
    widths: { unitsPerEm: 1000, xWidthAvg: 503 },
  },
  {
    name: "DejaVu Sans",
    local: ["DejaVu Sans Bold", "DejaVuSans-Bold"],
    widths: "@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2",
  },
]

/**
 * Since version 12, Android has a single variable Roboto, whose bold can't be found by name: the browser emboldens the
 * regular one.
 * @type {SystemFont}
 */
const robotoOfAndroid = {
  name: "Roboto Regular",
  local: ["Roboto", "Roboto Regular", "Roboto-Regular"],
  widths: "@fontsource/roboto/files/roboto-latin-400-normal.woff2",
}

/** @type {Use} */
const headline = { face: display, axes: axesAt(display.normal) }
// Already bold, so it must not be emboldened.
const headlineBold = { ...headline, weight: display.weights }

/** @type {Use} */
const reading = { face: text, axes: axesAt(text.normal) }
// For labels, buttons and menus at 600 to 700: an emboldened regular font. Bold fonts are up to 12 % wider than their
// regular ones, while our text font only grows by 1.5 %.
const readingBold = { face: text, axes: axesAt(text.bold), weight: "500" }

/** @returns {Promise<string>} src/styles/fontFallbacks.css */
export async function fontFallbacks() {
  const displayed = bold.flatMap((font) => [
    fallback(headlineBold, font),
    ...(font.name === "Roboto" ? [fallback(headline, robotoOfAndroid)] : []),
  ])
  const read = regular.flatMap((font) => [fallback(reading, font), fallback(readingBold, font)])
  const faces = []
  for (const one of [...displayed, ...read]) faces.push(await fontFace(one))
  return `/* Written by \`npm run fonts\` (scripts/lib/fonts/fontFallbacks.mjs). */
${faces.join("")}@layer base {
  :root {
    --display-fallbacks: ${stackOf(displayed)};
    --text-fallbacks: ${stackOf(read)};
  }
}
`
}

/** @param {number | undefined} weight undefined if the weight is pinned @returns {Record<string, number>} */
function axesAt(weight) {
  return weight === undefined ? {} : { wght: weight }
}

/** @typedef {{ use: Use, font: SystemFont, family: string }} Fallback */

/** @param {Use} use @param {SystemFont} font @returns {Fallback} */
function fallback(use, font) {
  return { use, font, family: `"${familyOf(use.face)} ${font.name}"` }
}

/** @param {Fallback[]} fallbacks */
function stackOf(fallbacks) {
  return [...new Set(fallbacks.map(({ family }) => family))].join(", ")
}

/** @param {Fallback} fallback */
async function fontFace({ use, font, family }) {
  const metrics = await fromFile(path.join(root, "static/fonts", fileOf(use.face)))
  const [own, system] = await widthsOf(use, font.widths, metrics)
  const { fontFaces } = createFontStack(
    [
      { ...metrics, ...own, subsets: undefined },
      // Dummy heights: equal values would be omitted, and the local fonts of one face differ in height.
      { familyName: font.name, ascent: 0, descent: 0, lineGap: 1, ...system },
    ],
    { fontFaceFormat: "styleObject" },
  )
  const adjusted = fontFaces.map((rule) => rule["@font-face"])[0]
  const descriptors = {
    "font-family": family,
    src: font.local.map((name) => `local("${name}")`).join(", "),
    "font-weight": use.weight,
    // Undefined if the widths are equal.
    "size-adjust": rounded(adjusted?.sizeAdjust ?? "100%"),
    "ascent-override": rounded(adjusted?.ascentOverride),
    "descent-override": rounded(adjusted?.descentOverride),
    // No line gap: all text of the site has a line height.
  }
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined)
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`
}

/**
 * Average widths of the web font and the system font, measured the same way.
 * @param {Use} use
 * @param {SystemFont["widths"]} widths
 * @param {Quoted} metrics
 * @returns {Promise<[Quoted, Quoted]>}
 */
async function widthsOf({ face, axes }, widths, { unitsPerEm, xWidthAvg }) {
  const own = path.join(root, "static/fonts", fileOf(face))
  const width = await averageWidth(own, axes)
  if (typeof widths === "string") {
    const system = await averageWidth(require.resolve(widths))
    return [inEms(width, unitsPerEm), inEms(system, unitsPerEm)]
  }
  // The library measures a variable font at its default instance.
  return [{ unitsPerEm, xWidthAvg: (xWidthAvg * width) / (await averageWidth(own)) }, widths]
}

/** @param {number} width in ems @param {number} unitsPerEm @returns {Quoted} */
function inEms(width, unitsPerEm) {
  return { unitsPerEm, xWidthAvg: width * unitsPerEm }
}

/** Rounds to a tenth of a percent, which is half a pixel in a 500 px line. @param {string | undefined} percentage */
function rounded(percentage) {
  if (percentage === undefined)
    throw new Error("The font lacks the metrics to compute a fallback from.")
  return `${Number(Number.parseFloat(percentage).toFixed(1))}%`
}
