// @ts-check
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"

/**
 * Hash of the paths and contents of files.
 * @param {string} folder
 * @param {string[]} entries files and folders in it; a missing one affects the hash too
 * @param {(file: string) => boolean} [isLeftOut] receives paths relative to `folder`, with forward slashes
 */
export function hashContents(folder, entries, isLeftOut = () => false) {
  const hash = createHash("sha256")
  for (const file of filesIn(folder, entries, isLeftOut)) {
    const contents = readFileSync(path.join(folder, file))
    hash.update(`${file}\0${contents.length}\0`).update(contents)
  }
  return hash.digest("hex")
}

/**
 * Fingerprint of a folder that changes whenever anything writes to it: names, sizes and modification times of its files.
 * Cheaper than hashing contents, and it also detects a folder rewritten with the same contents.
 * @param {string} folder
 * @returns {string | null} null if the folder doesn't exist
 */
export function fingerprintOf(folder) {
  if (!existsSync(folder)) return null
  const hash = createHash("sha256")
  for (const file of filesIn(folder, ["."], () => false)) {
    const { size, mtimeMs } = statSync(path.join(folder, file))
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest("hex")
}

/** @param {unknown} value */
export function hashValue(value) {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex")
}

/**
 * @param {string} folder
 * @param {string[]} entries
 * @param {(file: string) => boolean} isLeftOut
 * @returns {string[]} sorted, so that directory order doesn't matter
 */
function filesIn(folder, entries, isLeftOut) {
  /** @type {string[]} */
  const found = []
  /** @param {string} entry */
  const visit = (entry) => {
    if (isLeftOut(entry)) return
    const stats = statSync(path.join(folder, entry), { throwIfNoEntry: false })
    if (stats?.isFile()) found.push(entry)
    if (!stats?.isDirectory()) return
    for (const name of readdirSync(path.join(folder, entry))) visit(path.posix.join(entry, name))
  }
  for (const entry of entries) visit(entry)
  return found.sort()
}
