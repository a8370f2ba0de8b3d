// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * What a build was made of and what it left, as remembered in `.start/<name>.json`.
 *
 * `output` ties the memory to the very build it describes: a mark of what was written, taken when the build ended. A
 * stamp of the inputs alone, even one kept inside the output folder, would stay there while `npm run build` with other
 * addresses or `gatsby develop` writes over the folder; the mark no longer fits then, and the build is made again.
 * @typedef {object} Stamp
 * @property {string} sources hash of the files it was made from
 * @property {string} settings hash of the variables it was made with
 * @property {string | null} output mark of what it wrote
 */

/**
 * Why a build has to be made, in words for the terminal, or null when the last one still holds.
 * @param {Stamp | null} last of the last successful build
 * @param {Stamp} now
 */
export function staleReason(last, now) {
  if (now.output === null) return "first build"
  if (!last) return "not known how it was built"
  if (last.settings !== now.settings) return "other addresses"
  if (last.sources !== now.sources) return "sources changed"
  if (last.output !== now.output) return "another build wrote over it"
  return null
}

/** @param {string} file @returns {Stamp | null} null when there is none that can be read */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return null
  }
}

/** @param {string} file @param {Stamp} stamp */
export function writeStamp(file, stamp) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(stamp, null, 2)}\n`)
}
