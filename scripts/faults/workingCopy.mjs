// @ts-check
import { spawnSync } from "node:child_process"
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import os from "node:os"
import path from "node:path"
import { root } from "../lib/paths.mjs"
import { UserFacingError } from "../lib/userFacingError.mjs"

const packages = ["node_modules", "cms/node_modules"]

/** Folders from which a reused copy must delete files that the checkout no longer has. */
const sources = [
  "__tests__",
  "data",
  "scripts",
  "src",
  "static",
  "cms/scripts",
  "cms/src",
  "cms/tests",
]

/** Marker file that identifies a copy, so that no other folder is overwritten. */
const mark = ".faults-copy"

/**
 * Copies the current checkout with its packages, but without its builds, which contain absolute paths.
 * @param {string} [wanted] a folder to keep and reuse; by default a temporary one, deleted when this process exits
 * @returns its folder
 */
export function makeWorkingCopy(wanted) {
  const folder = wanted ? keptFolder(wanted) : temporaryFolder()
  const files = checkoutFiles()
  for (const file of files) copyFile(file, folder)
  for (const file of strays(folder, new Set(files))) rmSync(path.join(folder, file))
  for (const each of packages) copyPackages(each, folder)
  return folder
}

/** @param {string} wanted */
function keptFolder(wanted) {
  const folder = path.resolve(wanted)
  if (`${folder}${path.sep}`.startsWith(`${root}${path.sep}`)) {
    throw new UserFacingError(`The copy can't be inside the project folder: ${folder}.`)
  }
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0 && !existsSync(path.join(folder, mark))) {
    throw new UserFacingError(`${folder} is neither empty nor the copy of an earlier run.`)
  }
  writeFileSync(path.join(folder, mark), "")
  return realpathSync(folder)
}

function temporaryFolder() {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), "site-faults-")))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Tracked files and untracked ones that are not ignored; so never a `.env`. @returns {string[]} */
function checkoutFiles() {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new UserFacingError("Git could not list the files to copy.")
  return stdout.split("\0").filter((file) => file && existsSync(path.join(root, file)))
}

/** An identical file keeps its modification time, which builds use to detect changes. @param {string} file @param {string} folder */
function copyFile(file, folder) {
  const [from, to] = [path.join(root, file), path.join(folder, file)]
  if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) return
  mkdirSync(path.dirname(to), { recursive: true })
  // Keeps the file's mode: some can be run.
  copyFileSync(from, to)
}

/** @param {string} folder @param {Set<string>} known @returns {string[]} */
function strays(folder, known) {
  return sources
    .flatMap((source) =>
      readdirSync(path.join(folder, source), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)),
        ),
    )
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !known.has(file))
}

/** Copied rather than linked, because bundlers follow links out of the copy. @param {string} name @param {string} folder */
function copyPackages(name, folder) {
  const [from, to] = [path.join(root, name), path.join(folder, name)]
  const installed = (/** @type {string} */ place) => {
    const list = path.join(place, ".package-lock.json")
    return existsSync(list) ? readFileSync(list, "utf8") : null
  }
  if (installed(from) === null) {
    throw new UserFacingError(`${name} is missing. Run npm ci in the project's folder.`)
  }
  if (installed(from) === installed(to)) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
}
