// @ts-check
/**
 * Subsets the two brand typefaces (lib/fonts/faces.mjs) to what the site uses and writes them to static/fonts.
 *
 * With one axis each, the published Latin files weigh 76 KB together; with its optical size and width axes, the display
 * face alone weighs 131 KB. The text face keeps its weight axis; the display face is pinned to one instance. The script
 * then writes the rules that load the files (src/styles/fonts.css) and the metrics of the fallback fonts
 * (src/styles/fontFallbacks.css). Run `npm run fonts` after changing a face; the output is committed, so builds don't
 * need this script. At the end it names the characters of the site's texts that a face lacks. `npm run fonts -- --check`
 * writes nothing and fails if the stylesheets don't match the committed fonts, or if static/fonts holds others.
 *
 * See docs/design.md#type and docs/architecture.md#budgets (35 KB for both typefaces).
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import subsetFont from "subset-font"
import { charactersOf } from "./lib/fonts/coverage.mjs"
import { display, familyOf, fileOf, subsets, text } from "./lib/fonts/faces.mjs"
import { fontFallbacks } from "./lib/fonts/fontFallbacks.mjs"
import { missingCharacters, readTexts } from "./lib/fonts/missingCharacters.mjs"
import { root } from "./lib/paths.mjs"

const require = createRequire(import.meta.url)
const folder = path.join(root, "static/fonts")

/** @typedef {import("./lib/fonts/faces.mjs").SubsetName} SubsetName */

const subsetNames = /** @type {SubsetName[]} */ (Object.keys(subsets))
const cuts = [display, text].flatMap((face) => subsetNames.map((subset) => ({ face, subset })))

/** The stylesheets that this script writes, with what generates them. */
const stylesheets = {
  "src/styles/fonts.css": fontFaces,
  "src/styles/fontFallbacks.css": fontFallbacks,
}

if (process.argv.includes("--check")) await check()
else {
  await mkdir(folder, { recursive: true })
  for (const cut of cuts) await writeCut(cut)
  for (const name of await leftOver()) await rm(path.join(folder, name))
  for (const [file, build] of Object.entries(stylesheets)) {
    await writeFile(path.join(root, file), await build())
  }
  await reportMissing()
}

/** @param {typeof cuts[number]} cut */
async function writeCut({ face, subset }) {
  const source = await readFile(require.resolve(face.sources[subset]))
  const characters = String.fromCodePoint(...subsets[subset].characters)
  const bytes = await subsetFont(source, characters, {
    targetFormat: "woff2",
    variationAxes: face.axes,
  }).catch((cause) => {
    const what = `Can't cut ${face.sources[subset]} to the axes of "${face.role}" in scripts/lib/fonts/faces.mjs`
    throw new Error(`${what}: ${cause.message}`, { cause })
  })
  await writeFile(path.join(folder, fileOf(face, subset)), bytes)
  console.log(`${fileOf(face, subset)}  ${(bytes.length / 1024).toFixed(1)} KB`)
}

/** Names the characters of the site's texts that a face lacks: visitors see them in another font. */
async function reportMissing() {
  const texts = await readTexts()
  const lines = []
  for (const face of [display, text]) {
    lines.push(...missingCharacters(face.role, await charactersOf(face), texts))
  }
  if (lines.length === 0) return
  for (const line of lines) console.warn(line)
  console.warn(
    "A font of the visitor's system draws these. If the typeface has them, add them to `subsets` in scripts/lib/fonts/faces.mjs; if not, and it may stay so, to `drawnByFallback` in scripts/lib/fonts/missingCharacters.mjs.",
  )
}

/** Unused files in static/fonts, which would be published all the same. */
async function leftOver() {
  const needed = new Set(cuts.map(({ face, subset }) => fileOf(face, subset)))
  return (await readdir(folder)).filter((name) => !needed.has(name))
}

/** @returns {string} src/styles/fonts.css */
function fontFaces() {
  const rules = cuts.map(
    ({ face, subset }) => `  @font-face {
    font-family: "${familyOf(face)}";
    src: url("/fonts/${fileOf(face, subset)}") format("woff2");
    font-weight: ${face.weights};
    font-display: fallback;
    unicode-range: ${subsets[subset].ranges};
  }
`,
  )
  return `/* Written by \`npm run fonts\` (scripts/fonts.mjs). Scripts show the faces late (src/build/finish/lateFile.js). */
@media print, (scripting: none) {
${rules.join("")}}
`
}

async function check() {
  for (const [file, build] of Object.entries(stylesheets)) {
    if ((await readFile(path.join(root, file), "utf8")) === (await build())) continue
    console.error(`${file} no longer matches static/fonts: run \`npm run fonts\`.`)
    process.exitCode = 1
  }
  const names = await leftOver()
  if (names.length === 0) return
  console.error(`static/fonts has unused files: ${names.join(", ")}. Run \`npm run fonts\`.`)
  process.exitCode = 1
}
