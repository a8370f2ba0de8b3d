// @ts-check
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { UserFacingError } from "../lib/userFacingError.mjs"

/** @typedef {import("./catalogue.mjs").Fault} Fault */

/**
 * Returns a file's text with a fault in it.
 * @param {string} text
 * @param {Fault} fault
 * @throws UserFacingError when `find` does not occur exactly once
 */
export function withFault(text, { id, file, find, replace }) {
  const count = text.split(find).length - 1
  if (count !== 1) {
    throw new UserFacingError(
      `The "find" of the fault "${id}" occurs ${count === 0 ? "nowhere" : `${count} times`} in ${file}: ` +
        `update it in scripts/faults/catalogue.mjs.\n\n${find}`,
    )
  }
  // A function, so that "$" in the replacement has no special meaning.
  return text.replace(find, () => replace)
}

/**
 * Plants faults in a folder; several may be in the same file.
 * @param {string} folder
 * @param {readonly Fault[]} faults
 * @returns a function that restores all files
 */
export function plant(folder, faults) {
  /** @type {Map<string, string>} */
  const originals = new Map()
  for (const fault of faults) {
    const file = path.join(folder, fault.file)
    const text = readFileSync(file, "utf8")
    if (!originals.has(file)) originals.set(file, text)
    writeFileSync(file, withFault(text, fault))
  }
  return () => {
    for (const [file, text] of originals) writeFileSync(file, text)
  }
}

/**
 * @param {string} folder
 * @param {readonly Fault[]} faults
 * @throws UserFacingError when a fault can't be planted
 */
export function requirePlaces(folder, faults) {
  for (const fault of faults) withFault(readFileSync(path.join(folder, fault.file), "utf8"), fault)
}
