// @ts-check
/**
 * Subsets the two brand typefaces to what the site uses and writes them to static/fonts.
 *
 * With one axis each, the published Latin files weigh 76 KB together; with its optical size and width axes, the display
 * face alone weighs 131 KB. The text face keeps its weight axis; the display face is pinned to a large, slightly narrow,
 * heavy instance. Both keep the glyphs for English plus the Twi letters and the cedi sign. The script then computes the
 * metrics of the fallback fonts (src/styles/fontFallbacks.css). Run `npm run fonts` after changing a set below; the
 * output is committed, so builds don't need this script. `npm run fonts -- --check` writes nothing and fails if the
 * fallbacks don't match the committed fonts.
 *
 * See docs/design.md#type and docs/architecture.md#budgets (60 KB for both typefaces).
 */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"
import { fontFallbacks } from "./lib/fontFallbacks.mjs"

const require = createRequire(import.meta.url)
const out = fileURLToPath(new URL("../static/fonts/", import.meta.url))
const fallbacksFile = fileURLToPath(new URL("../src/styles/fontFallbacks.css", import.meta.url))

const asciiAndLatin1 = [
  ...range(0x20, 0x7e),
  ...[..."£©«®°·»ÀÁÂÇÈÉÊËÍÎÏÑÓÔÖ×ÙÚÜàáâãäçèéêëíîïñóôõöùúûü–—‘’“”•…€™←→↑↓−"].map(codePoint),
]
const twi = [..."ƆɔƐɛŊŋ₵"].map(codePoint)

/** @type {{ name: string, from: string, characters: number[], axes: Record<string, number | { min: number, max: number }> }[]} */
const faces = [
  {
    name: "bricolage-grotesque",
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    characters: asciiAndLatin1,
    axes: { opsz: 44, wdth: 80, wght: 750 },
  },
  {
    name: "bricolage-grotesque-twi",
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2",
    characters: twi,
    axes: { opsz: 44, wdth: 80, wght: 750 },
  },
  {
    name: "hanken-grotesk",
    from: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    characters: asciiAndLatin1,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: "hanken-grotesk-twi",
    from: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2",
    characters: twi,
    axes: { wght: { min: 400, max: 700 } },
  },
]

if (process.argv.includes("--check")) await checkFallbacks()
else {
  await cutFaces()
  await writeFile(fallbacksFile, await fontFallbacks())
}

async function cutFaces() {
  await mkdir(out, { recursive: true })
  for (const face of faces) {
    const source = await readFile(require.resolve(face.from))
    const text = String.fromCodePoint(...face.characters)
    const subset = await subsetFont(source, text, {
      targetFormat: "woff2",
      variationAxes: face.axes,
    })
    await writeFile(`${out}${face.name}.woff2`, subset)
    console.log(`${face.name}.woff2  ${(subset.length / 1024).toFixed(1)} KB`)
  }
}

async function checkFallbacks() {
  if ((await readFile(fallbacksFile, "utf8")) === (await fontFallbacks())) return
  console.error("src/styles/fontFallbacks.css no longer matches static/fonts: run `npm run fonts`.")
  process.exitCode = 1
}

/** @param {number} from @param {number} to */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** @param {string} character */
function codePoint(character) {
  return character.codePointAt(0) ?? 0x20
}
