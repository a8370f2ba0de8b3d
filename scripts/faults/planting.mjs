// @ts-check
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Explained } from "../lib/explained.mjs"

/** @typedef {import("./catalogue.mjs").Fault} Fault */

/**
 * A file's text with a fault in it.
 * @param {string} text
 * @param {Fault} fault
 * @throws Explained when the place of the fault isn't found exactly once
 */
export function withFault(text, { id, file, find, replace }) {
  const count = text.split(find).length - 1
  if (count !== 1) {
    throw new Explained(
      `The fault "${id}" finds its place in ${file} ${count === 0 ? "no longer" : `${count} times`}: ` +
        `bring its "find" in scripts/faults/catalogue.mjs up to date.\n\n${find}`,
    )
  }
  // A function: "$" in the replacement is only a "$".
  return text.replace(find, () => replace)
}

/**
 * Plants faults in a folder, several into one file too.
 * @param {string} folder
 * @param {readonly Fault[]} faults
 * @returns a function that puts all files back as they were
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
 * @throws Explained when one doesn't find its place
 */
export function requirePlaces(folder, faults) {
  for (const fault of faults) withFault(readFileSync(path.join(folder, fault.file), "utf8"), fault)
}
