// @ts-check
import { readFile } from "node:fs/promises"
import { Blob, Face, Font, shape, Buffer as TextBuffer } from "harfbuzzjs"
import subsetFont from "subset-font"

/**
 * A sample of the site's English, to compare fonts. Don't update it along with the site's texts: the fallback metrics would
 * change with every edit, by less than anyone can see.
 */
const sample = `A branding agency that helps companies grow digitally. Adwene was established by people who had spent years
in other agencies, where strategy, design and software sat on three floors and met only on the invoice. Here they sit at
one long table, so that nothing is handed over a wall. Before you buy another system, find out what the ones you have can
do. We draw what a person should feel, write down what they should do next, and build only that. Most of what we make is
quiet: a form that keeps what you typed, a page that opens on a slow phone, a menu whose words mean what they say. Mobile
money made paying easy. Shops still lose buyers between the price and the prompt, and no campaign mends a wallet that
stalls. Every quarter we choose a few companies, visit them in Accra, Kumasi or Lagos, and plan a year with them: brand,
website, search, photographs, the boring servers under it all. You meet the people who do the work. They answer the
telephone, they show drafts on Friday, and they tell you when an idea of yours, or of theirs, is not worth its money.`

/**
 * Average width of a character in English text, with kerning, as a browser lays it out.
 * @param {string} file
 * @param {Record<string, number>} [axes] of a variable font
 * @returns {Promise<number>} in ems
 */
export function averageWidth(file, axes = {}) {
  const key = JSON.stringify([file, axes])
  const known = measured.get(key) ?? measure(file, axes)
  measured.set(key, known)
  return known
}

/** @type {Map<string, Promise<number>>} */
const measured = new Map()

/** @param {string} file @param {Record<string, number>} variationAxes */
async function measure(file, variationAxes) {
  const text = sample.replaceAll("\n", " ")
  const font = await subsetFont(await readFile(file), text, {
    targetFormat: "truetype",
    variationAxes,
  })
  const face = new Face(new Blob(font))
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(new Font(face), buffer)
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return width / face.upem / text.length
}
