// @ts-check
import { createRequire } from "node:module"
import path from "node:path"
import { createFontStack } from "@capsizecss/core"
import { fromFile } from "@capsizecss/unpack/fs"
import { display, familyOf, fileOf, text } from "./faces.mjs"
import { root } from "./paths.mjs"
import { averageWidth } from "./textWidth.mjs"

/**
 * The faces that visitors' machines have already, sized like ours, so that no text moves when ours arrive.
 *
 * Each is a family of its own: a browser takes the first whose font it finds, by full or by PostScript name. Sizes follow
 * from the width that each font gives the same English text. Those of fonts that npm does not have follow from averages
 * quoted from @capsizecss/metrics 4.3.0, which weighs 170 MB.
 */

const require = createRequire(import.meta.url)

/**
 * @typedef {object} SystemFont
 * @property {string} name
 * @property {string[]} local its full and PostScript names, and those of fonts with the same widths
 * @property {string | Quoted} widths the font's file, or what is known of it
 */
/** @typedef {{ unitsPerEm: number, xWidthAvg: number }} Quoted weighted by how often English uses each letter */

/**
 * What a fallback stands in for.
 * @typedef {object} Use
 * @property {Face} face
 * @property {Record<string, number>} axes where its widths are taken
 * @property {string} [weight] of the fallback; for 600 and more the browser thickens one of less, which keeps its widths
 */
/** @typedef {import("./faces.mjs").Face} Face */

/** @type {SystemFont[]} */
const regular = [
  {
    name: "Arial",
    // Arimo and Liberation Sans are drawn to Arial's widths, and Arial to Helvetica's.
    local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Helvetica", "Arimo-Regular"],
    widths: "@fontsource/arimo/files/arimo-latin-400-normal.woff2",
  },
  {
    name: "Helvetica Neue",
    local: ["Helvetica Neue", "HelveticaNeue"],
    widths: { unitsPerEm: 1000, xWidthAvg: 450 },
  },
  {
    name: "Segoe UI",
    local: ["Segoe UI", "SegoeUI"],
    widths: { unitsPerEm: 2048, xWidthAvg: 908 },
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
    name: "Helvetica Neue",
    local: ["Helvetica Neue Bold", "HelveticaNeue-Bold"],
    widths: { unitsPerEm: 1000, xWidthAvg: 480 },
  },
  {
    name: "Segoe UI",
    local: ["Segoe UI Bold", "SegoeUI-Bold"],
    widths: { unitsPerEm: 2048, xWidthAvg: 973 },
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
 * Android has had one variable Roboto since version 12, in which no bold is found by its name: the browser then thickens
 * the regular one.
 * @type {SystemFont}
 */
const robotoOfAndroid = {
  name: "Roboto Regular",
  local: ["Roboto", "Roboto Regular", "Roboto-Regular"],
  widths: "@fontsource/roboto/files/roboto-latin-400-normal.woff2",
}

/** @type {Use} */
const headline = { face: display, axes: axesAt(display.normal) }
// Bold already: not to be thickened.
const headlineBold = { ...headline, weight: display.weights }

/** @type {Use} */
const reading = { face: text, axes: axesAt(text.normal) }
// Labels, buttons and menus, which are 600 to 700: a regular font that is thickened. Bold fonts are up to 12 % wider than
// their regular ones, the text's own widths grow by 1.5.
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
  return `/* Written by \`npm run fonts\` (scripts/lib/fontFallbacks.mjs). */
${faces.join("")}@layer base {
  :root {
    --display-fallbacks: ${stackOf(displayed)};
    --text-fallbacks: ${stackOf(read)};
  }
}
`
}

/** @param {number | undefined} weight undefined where it is pinned @returns {Record<string, number>} */
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
      // Heights of its own would leave out those of ours that are the same, and fonts in one face differ in theirs.
      { familyName: font.name, ascent: 0, descent: 0, lineGap: 1, ...system },
    ],
    { fontFaceFormat: "styleObject" },
  )
  const adjusted = fontFaces.map((rule) => rule["@font-face"])[0]
  const descriptors = {
    "font-family": family,
    src: font.local.map((name) => `local("${name}")`).join(", "),
    "font-weight": use.weight,
    // Left out where the widths are the same.
    "size-adjust": rounded(adjusted?.sizeAdjust ?? "100%"),
    "ascent-override": rounded(adjusted?.ascentOverride),
    "descent-override": rounded(adjusted?.descentOverride),
    "line-gap-override": rounded(adjusted?.lineGapOverride),
  }
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined)
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`
}

/**
 * Average widths of the face and of a system's font, taken in the same way.
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
  // The library averages a variable font at its default.
  return [{ unitsPerEm, xWidthAvg: (xWidthAvg * width) / (await averageWidth(own)) }, widths]
}

/** @param {number} width in ems @param {number} unitsPerEm @returns {Quoted} */
function inEms(width, unitsPerEm) {
  return { unitsPerEm, xWidthAvg: width * unitsPerEm }
}

/** A tenth of a percent is half a pixel in a line of 500. @param {string | undefined} percentage */
function rounded(percentage) {
  if (percentage === undefined)
    throw new Error("The font has no measure to compute a fallback from.")
  return `${Number(Number.parseFloat(percentage).toFixed(1))}%`
}
