// @ts-check
import { execFile } from "node:child_process"
import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { childEnvironment, localAddresses, siteVariables } from "../environment.mjs"
import { fromFirstError } from "../output.mjs"
import { startProcess } from "../processes/processes.mjs"
import { programOf } from "../processes/programs.mjs"
import { UserFacingError } from "../userFacingError.mjs"

/**
 * @typedef {object} Measured
 * @property {number} seconds
 * @property {Record<string, number>} steps seconds by step
 * @property {number} memory peak bytes of all the build's processes together
 * @property {number} pages
 * @property {number} files
 * @property {{ path: string, bytes: number }} largest page
 */

/** Maps Gatsby's activities to the table's steps; the first match counts. */
const stepOf = /** @type {const} */ ([
  [/source and transform nodes/, "sourcing"],
  [/createPages|page tree|Checking for changed pages/i, "pages"],
  [/run .*quer|page-data|worker state/i, "queries"],
  [/bundles?\b|renderer|webpack compilation/i, "webpack"],
  [/static HTML/i, "HTML"],
  [/^onPostBuild/, "finishing"],
])

const ps = promisify(execFile)

/**
 * Builds the site in a folder.
 * @param {string} folder
 * @param {string} label name of its log, in the folder
 * @param {number} limitMs
 * @returns {Promise<Measured>}
 */
export async function measureBuild(folder, label, limitMs) {
  const started = performance.now()
  /** @type {Record<string, number>} */
  const steps = {}
  const build = startProcess({
    name: "bench",
    command: process.execPath,
    args: [programOf("gatsby"), "build"],
    cwd: folder,
    env: childEnvironment({ ...siteVariables(localAddresses({ site: 9000, cms: 3001 })), CI: "1" }),
    logFile: path.join(folder, `bench ${label}.log`),
    onLine: (line) => {
      const [, activity = "", seconds = ""] = /^success (.+?) - ([\d.]+)s\b/.exec(line) ?? []
      const name = stepOf.find(([pattern]) => pattern.test(activity))?.[1]
      if (name) steps[name] = (steps[name] ?? 0) + Number(seconds)
    },
  })
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    build.stop()
  }, limitMs)
  let memory = 0
  const samples = setInterval(async () => {
    memory = Math.max(memory, await memoryOfGroup(build.pid))
  }, 500)
  const code = await build.exited
  clearTimeout(limit)
  clearInterval(samples)
  const seconds = (performance.now() - started) / 1000
  if (isLate) throw new UserFacingError(`The build exceeded its limit of ${limitMs / 1000} s.`)
  if (code !== 0) throw new UserFacingError("The build failed.", fromFirstError(build.output()))
  return { seconds, steps, memory, ...countOutput(path.join(folder, "public")) }
}

/**
 * Bytes of memory used by a process group. On Linux, shared memory such as Node itself counts once; elsewhere, `ps` only
 * reports figures that count it for each process.
 * @param {number} group
 */
async function memoryOfGroup(group) {
  const { stdout } = await ps("ps", ["-A", "-o", "pgid=,pid=,rss="], { maxBuffer: 2 ** 24 })
  return stdout.split("\n").reduce((sum, line) => {
    const [id, pid, kilobytes] = line.trim().split(/\s+/).map(Number)
    return id === group && pid && kilobytes
      ? sum + (proportionalShare(pid) ?? kilobytes) * 1024
      : sum
  }, 0)
}

/** A process's proportional set size in kilobytes; undefined if it is unavailable or the process has ended. */
function proportionalShare(/** @type {number} */ pid) {
  try {
    const pss = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))
    return pss ? Number(pss[1]) : undefined
  } catch {
    return undefined
  }
}

/** @param {string} folder */
function countOutput(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ path: path.relative(folder, file), bytes: statSync(file).size }))
  const largest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most))
  return { files: files.length, pages: pages.length, largest }
}
