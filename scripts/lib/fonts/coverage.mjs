// @ts-check
import { readFile } from "node:fs/promises"
import path from "node:path"
import { Blob, Face } from "harfbuzzjs"
import subsetFont from "subset-font"
import { root } from "../paths.mjs"
import { fileOf, subsets } from "./faces.mjs"

/**
 * The characters that a face's committed files can draw.
 * @param {import("./faces.mjs").Face} face
 * @returns {Promise<Set<number>>} code points
 */
export async function charactersOf(face) {
  /** @type {Set<number>} */
  const all = new Set()
  for (const subset of /** @type {import("./faces.mjs").SubsetName[]} */ (Object.keys(subsets))) {
    const bytes = await readFile(path.join(root, "static/fonts", fileOf(face, subset)))
    const characters = String.fromCodePoint(...subsets[subset].characters)
    // HarfBuzz does not read WOFF2.
    const font = await subsetFont(bytes, characters, { targetFormat: "truetype" })
    for (const point of new Face(new Blob(font)).collectUnicodes()) all.add(point)
  }
  return all
}
