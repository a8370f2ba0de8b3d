// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Record of a build's inputs and output, stored in `.start/<name>.json`.
 *
 * `output` ties the record to the build it describes: it is a fingerprint of the output, taken when the build ended. A
 * record of the inputs alone, even inside the output folder, would survive when `npm run build` with other addresses or
 * `gatsby develop` overwrites the folder; the fingerprint then no longer matches, and the site is built again.
 * @typedef {object} Stamp
 * @property {string} sources hash of the files it was made from
 * @property {string} settings hash of the environment variables it was made with
 * @property {string | null} output fingerprint of what it wrote
 */

/**
 * Why a build is needed, worded for the terminal; null if the last one is up to date.
 * @param {Stamp | null} last of the last successful build
 * @param {Stamp} now
 */
export function staleReason(last, now) {
  if (now.output === null) return "first build"
  if (!last) return "no record of the last build"
  if (last.settings !== now.settings) return "other settings"
  if (last.sources !== now.sources) return "sources changed"
  if (last.output !== now.output) return "overwritten by another build"
  return null
}

/** @param {string} file @returns {Stamp | null} null if it is missing or unreadable */
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
