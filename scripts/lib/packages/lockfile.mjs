// @ts-check
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

/**
 * Whether the installed packages of a folder match its lockfile. npm records what it installed in `node_modules` at the
 * end of an install, so interrupted and manual installs are both recognised.
 * @param {string} folder
 */
export function hasPackagesOfLockfile(folder) {
  const locked = packagesIn(path.join(folder, "package-lock.json"))
  const installed = packagesIn(path.join(folder, "node_modules/.package-lock.json"))
  if (!locked || !installed) return false
  return Object.entries(locked).every(([place, wanted]) => {
    // An optional package may be for another platform.
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
