// @ts-check
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

/**
 * Whether the packages of a folder are those of its lockfile. npm notes what it installed in `node_modules` itself, at
 * the end of an install: so a broken-off install and one by hand are both seen for what they are.
 * @param {string} folder
 */
export function hasPackagesOfLockfile(folder) {
  const locked = packagesIn(path.join(folder, "package-lock.json"))
  const installed = packagesIn(path.join(folder, "node_modules/.package-lock.json"))
  if (!locked || !installed) return false
  return Object.entries(locked).every(([place, wanted]) => {
    // An optional one may be for another system.
    if (place === "" || wanted.link || wanted.optional || wanted.devOptional) return true
    return installed[place]?.version === wanted.version
  })
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function packagesIn(file) {
  if (!existsSync(file)) return null
  return JSON.parse(readFileSync(file, "utf8")).packages ?? null
}
