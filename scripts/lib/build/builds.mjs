// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { childEnvironment, optionsForManyObjects, siteVariables } from "../environment.mjs"
import { cms, logs, root, stateFolder } from "../paths.mjs"
import { npm, programOf } from "../processes/programs.mjs"
import { runOrExplain } from "../processes/run.mjs"
import { warn } from "../terminal.mjs"
import { fingerprintOf, hashContents, hashValue } from "./fingerprint.mjs"
import { gatsbyProgress } from "./gatsbyProgress.mjs"
import { readStamp, staleReason, writeStamp } from "./staleness.mjs"

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {() => string} sources hash of what it is made from
 * @property {string} settings hash of the environment variables it is made with
 * @property {() => string | null} output fingerprint of what it wrote; null if there is none
 * @property {(show: Show) => Promise<void>} make
 */

/** @typedef {(progress: import("../terminal.mjs").Progress) => void} Show reports progress */

/**
 * Runs a build unless the last one is up to date.
 * @param {Build} build
 * @param {Show} [show]
 * @returns {Promise<string>} what was done, for the terminal
 */
export async function buildWhenStale(build, show = () => {}) {
  const file = stampFile(build)
  // Hashed before building, so that edits made during the build count as not built.
  const before = stampOf(build)
  const reason = staleReason(readStamp(file), before)
  if (!reason) return "up to date"
  await build.make(show)
  writeStamp(file, { ...before, output: build.output() })
  return `built (${reason})`
}

/**
 * Why a build is needed, worded for the terminal; null if the last one is up to date.
 * @param {Build} build
 */
export function reasonToBuild(build) {
  return staleReason(readStamp(stampFile(build)), stampOf(build))
}

/** @param {Build} build */
function stampFile({ name }) {
  return path.join(stateFolder, `${name}.json`)
}

/** @param {Build} build */
function stampOf({ sources, settings, output }) {
  return { sources: sources(), settings, output: output() }
}

/**
 * The site's production build for the given addresses.
 * @param {import("../environment.mjs").Addresses} addresses
 * @returns {Build}
 */
export function siteBuild(addresses) {
  const variables = siteVariables(addresses)
  const isBuilt = () =>
    ["public/index.html", "build/headers.json"].every((file) => existsSync(path.join(root, file)))
  return {
    name: "site",
    sources: hashOfSite,
    settings: hashValue({ ...variables, AVIF_EFFORT: process.env.AVIF_EFFORT }),
    output: () => (isBuilt() ? fingerprintOf(path.join(root, "public")) : null),
    make: async (show) => {
      await gatsby("build", variables, show)
      if (isBuilt()) return
      // Gatsby only writes pages that changed since its cache: if somebody deleted one, it takes a clean build.
      await gatsby("clean", variables, show)
      await gatsby("build", variables, show)
    },
  }
}

/**
 * The content service's build. It reads addresses when it starts, not when it is built.
 * @returns {Build}
 */
export function contentBuild() {
  const buildId = path.join(cms, ".next/BUILD_ID")
  return {
    name: "content",
    sources: () => hashOfContentService(isNoSource),
    settings: hashValue({}),
    output: () => (existsSync(buildId) ? readFileSync(buildId, "utf8") : null),
    make: () =>
      runOrExplain({
        name: "content-build",
        ...npm(["run", "build", "--silent"]),
        cwd: cms,
        env: buildEnvironment(),
        logFile: path.join(logs, "content-build.log"),
        failure: "The content service could not be built; see the output above.",
      }),
  }
}

/** @param {Record<string, string>} [variables] */
function buildEnvironment(variables = {}) {
  return childEnvironment({ ...variables, NODE_OPTIONS: optionsForManyObjects() })
}

/** Hash of everything that determines the contents of a freshly seeded database. */
export function hashOfSetup() {
  return hashOfContentService((file) => isGenerated.test(file) || file === "tests")
}

/** @param {"build" | "clean"} command @param {Record<string, string>} variables @param {Show} show */
function gatsby(command, variables, show) {
  return runOrExplain({
    name: `site-${command}`,
    command: process.execPath,
    args: [programOf("gatsby"), command],
    cwd: root,
    env: buildEnvironment(variables),
    logFile: path.join(logs, `site-${command}.log`),
    onLine: (line) => {
      if (aboutTheCache.test(line)) warn(`  ${line.replace(/^warning /, "")}`)
    },
    onMessage: gatsbyProgress(show),
    failure: "The site could not be built; see the output above.",
  })
}

/** The warning that src/build/cache prints when it discards an earlier run's cache. */
const aboutTheCache = /Rebuilding Gatsby's cache/

function hashOfSite() {
  const configs = readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  const others = ["src", "data", "static", "package.json", "package-lock.json", "tsconfig.json"]
  // Gatsby reads `.env.production`, which may set further variables.
  const entries = [...configs, ...others, ".env.production"]
  return hashContents(root, entries, (file) => file === "src/gatsby-types.d.ts")
}

/** @param {(file: string) => boolean} isLeftOut */
function hashOfContentService(isLeftOut) {
  return hashContents(cms, readdirSync(cms), isLeftOut)
}

/** Files that the service and its tools generate, and files that differ between machines. */
const isGenerated =
  /^(node_modules|\.next|data|coverage|\.env.*|next-env\.d\.ts|src\/payload-types\.ts|.*\.tsbuildinfo|.*\.log)$/

/** @param {string} file */
function isNoSource(file) {
  // Scripts, tests and the server around it are not built.
  return isGenerated.test(file) || /^(scripts|tests|server\.mjs|.*\.md)$/.test(file)
}
