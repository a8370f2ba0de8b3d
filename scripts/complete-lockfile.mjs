// @ts-check
/**
 * Gives package-lock.json the optional packages of other systems that npm leaves out when it can't see them, and without
 * which `npm ci` refuses the file. Run it (`npm run lock`) after an `npm install` that has changed the lockfile.
 *
 * What a package is for is read from its name (`cli-darwin-arm64`), as its authors write it there; an integrity hash
 * can't be known without the package, so a system that needs one checks it by version alone.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const file = fileURLToPath(new URL("../package-lock.json", import.meta.url))

/**
 * @typedef {{ version?: string, dev?: boolean, license?: string, engines?: object, os?: string[], cpu?: string[],
 *   libc?: string[], optional?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage
 */

const lock = JSON.parse(readFileSync(file, "utf8"))
/** @type {Record<string, LockedPackage>} */
const packages = lock.packages
const added = Object.entries(packages).flatMap(([place, owner]) =>
  Object.entries(owner.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(place, name))
    .flatMap(([name, version]) => {
      const entry = entryFor(name, version, owner)
      return entry ? [{ name, entry }] : []
    }),
)
for (const { name, entry } of added) packages[`node_modules/${name}`] = entry
lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} packages of other systems added to package-lock.json`)

/** Is it locked where Node would look for it from there? @param {string} place @param {string} name */
function isLocked(place, name) {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf("/node_modules/"))) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true
    if (!folder.includes("/node_modules/")) return Boolean(packages[`node_modules/${name}`])
  }
}

/**
 * @param {string} name
 * @param {string} version
 * @param {LockedPackage} owner
 * @returns {LockedPackage | null} null for a package that is not for one system, or not of one version
 */
function entryFor(name, version, owner) {
  const words = name.split("/").at(-1)?.split("-") ?? []
  const os = words.find((word) => /^(linux|darwin|win32|android|freebsd|openharmony)$/.test(word))
  const cpu = words.find((word) => /^(x64|arm64|arm|ia32|loong64|ppc64|riscv64|s390x)$/.test(word))
  if (!os || !cpu || !/^\d+\.\d+\.\d+$/.test(version)) return null
  const musl = words.some((word) => word.startsWith("musl"))
  const gnu = os === "linux" && words.some((word) => word.startsWith("gnu"))
  return {
    version,
    cpu: [cpu],
    ...(owner.dev && { dev: true }),
    ...((musl || gnu) && { libc: [musl ? "musl" : "glibc"] }),
    ...(owner.license && { license: owner.license }),
    optional: true,
    os: [os],
    ...(owner.engines && { engines: owner.engines }),
  }
}
