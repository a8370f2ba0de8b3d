// @ts-check
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { root } from "../paths.mjs"

/**
 * Characters that our faces lack on purpose: a font of the visitor's system draws them, which looks a little different but
 * loses nothing.
 */
const drawnByFallback = new Set([
  // The open vowels of Twi, in a few words and names: neither typeface has them.
  ..."ƆɔƐɛ",
  // The cedi sign, which the text face lacks.
  ..."₵",
  // Signs: list markers (CSS), and the tick of a message.
  ..."■▪✅",
])

/** Holds letters that visitors may search for; none are shown. */
const notShown = ["src/blog/fold.ts"]

/** @typedef {{ file: string, text: string }} Source */

/**
 * Reports which characters a face lacks, and where they are.
 * @param {string} name of the face
 * @param {ReadonlySet<number>} has code points
 * @param {readonly Source[]} sources
 * @returns {string[]} a line for each character
 */
export function missingCharacters(name, has, sources) {
  /** @type {Map<string, string[]>} */
  const places = new Map()
  for (const { file, text } of sources) {
    for (const [index, line] of text.split("\n").entries()) {
      for (const character of new Set(line)) {
        const point = character.codePointAt(0) ?? 0
        if (point < 0x20 || has.has(point) || drawnByFallback.has(character)) continue
        places.set(character, [...(places.get(character) ?? []), `${file}:${index + 1}`])
      }
    }
  }
  return [...places].map(([character, found]) => {
    const more = found.length > 3 ? ` and ${found.length - 3} more` : ""
    return `${name} lacks ${character} (${codePointOf(character)}): ${found.slice(0, 3).join(", ")}${more}`
  })
}

/** @param {string} character @returns {string} such as "U+0254" */
function codePointOf(character) {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
}

/** The site's texts: content, and code without its comments. @returns {Promise<Source[]>} */
export async function readTexts() {
  const files = [...(await filesIn("data", /\.json$/)), ...(await filesIn("src", /\.(tsx?|css)$/))]
  return Promise.all(
    files
      .filter((file) => !notShown.includes(file))
      .map(async (file) => {
        const text = await readFile(path.join(root, file), "utf8")
        return { file, text: file.startsWith("src/") ? withoutComments(text) : text }
      }),
  )
}

/** @param {string} folder @param {RegExp} pattern */
async function filesIn(folder, pattern) {
  const names = await readdir(path.join(root, folder), { recursive: true })
  return names
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort()
}

/** Keeps the line breaks. @param {string} code */
function withoutComments(code) {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/^\s*\/\/.*$/gm, "")
}
