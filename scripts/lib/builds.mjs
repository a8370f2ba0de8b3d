// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { childEnvironment, siteVariables } from "./environment.mjs"
import { hashContents, hashValue, markOf } from "./fingerprint.mjs"
import { gatsbyProgress } from "./gatsbyProgress.mjs"
import { cms, logs, memory, root } from "./paths.mjs"
import { npm, programOf } from "./programs.mjs"
import { runOrExplain } from "./run.mjs"
import { readStamp, staleReason, writeStamp } from "./staleness.mjs"
import { warn } from "./terminal.mjs"

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {() => string} sources hash of what it is made from
 * @property {string} settings hash of the variables it is made with
 * @property {() => string | null} output mark of what it wrote, null when there is none
 * @property {(show: Show) => Promise<void>} make
 */

/** @typedef {(progress: import("./terminal.mjs").Progress) => void} Show says how far it is */

/**
 * Makes a build unless the last one still holds.
 * @param {Build} build
 * @param {Show} [show]
 * @returns {Promise<string>} what was done, for the terminal
 */
export async function buildWhenStale({ name, sources, settings, output, make }, show = () => {}) {
  const file = path.join(memory, `${name}.json`)
  // Taken before building: what is edited meanwhile counts as not built.
  const before = { sources: sources(), settings, output: output() }
  const reason = staleReason(readStamp(file), before)
  if (!reason) return "up to date"
  await make(show)
  writeStamp(file, { ...before, output: output() })
  return `built (${reason})`
}

/**
 * The site's production build for given addresses.
 * @param {import("./environment.mjs").Addresses} addresses
 * @returns {Build}
 */
export function siteBuild(addresses) {
  const variables = siteVariables(addresses)
  const isBuilt = () => existsSync(path.join(root, "public/index.html"))
  return {
    name: "site",
    sources: hashOfSite,
    settings: hashValue(variables),
    output: () => (isBuilt() ? markOf(path.join(root, "public")) : null),
    make: async (show) => {
      await gatsby("build", variables, show)
      if (isBuilt()) return
      // Gatsby writes only pages that changed since its cache: one that was deleted by hand needs a clean start.
      await gatsby("clean", variables, show)
      await gatsby("build", variables, show)
    },
  }
}

/**
 * The content service's build. It takes no addresses: those are read when it starts.
 * @returns {Build}
 */
export function contentBuild() {
  const mark = path.join(cms, ".next/BUILD_ID")
  return {
    name: "content",
    sources: () => hashOfContentService(isNoSource),
    settings: hashValue({}),
    output: () => (existsSync(mark) ? readFileSync(mark, "utf8") : null),
    make: () =>
      runOrExplain({
        name: "content-build",
        ...npm(["run", "build", "--silent"]),
        cwd: cms,
        env: childEnvironment(),
        logFile: path.join(logs, "content-build.log"),
        failure: "The content service could not be built: the reason is above.",
      }),
  }
}

/** Hash of all that decides what a fresh database of the content service holds. */
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
    env: childEnvironment(variables),
    logFile: path.join(logs, `site-${command}.log`),
    onLine: (line) => {
      if (aboutTheCache.test(line)) warn(`  ${line.replace(/^warning /, "")}`)
    },
    onMessage: gatsbyProgress(show),
    failure: "The site could not be built: the reason is above.",
  })
}

/** What src/build/cache says when it trusts an earlier run's cache no more. */
const aboutTheCache = /Rebuilding Gatsby's cache/

function hashOfSite() {
  const configs = readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  const others = ["src", "data", "static", "package.json", "package-lock.json", "tsconfig.json"]
  // `.env.production` is read by Gatsby and may hold variables of its own.
  const entries = [...configs, ...others, ".env.production"]
  return hashContents(root, entries, (file) => file === "src/gatsby-types.d.ts")
}

/** @param {(file: string) => boolean} isLeftOut */
function hashOfContentService(isLeftOut) {
  return hashContents(cms, readdirSync(cms), isLeftOut)
}

/** What the service and its tools write themselves, and what differs from machine to machine. */
const isGenerated =
  /^(node_modules|\.next|data|coverage|\.env.*|next-env\.d\.ts|src\/payload-types\.ts|.*\.tsbuildinfo|.*\.log)$/

/** @param {string} file */
function isNoSource(file) {
  // Scripts, tests and the server around it run as they are.
  return isGenerated.test(file) || /^(scripts|tests|server\.mjs|.*\.md)$/.test(file)
}
