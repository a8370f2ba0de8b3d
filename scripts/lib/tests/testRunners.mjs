// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { chromiumFlags } from "../browser/browserArguments.mjs"
import { findChromium } from "../browser/chromium.mjs"
import { localAddresses, optionsForManyObjects } from "../environment.mjs"
import { ensureContentPackages } from "../packages/contentPackages.mjs"
import { cms, root, stateFolder } from "../paths.mjs"
import { prepareAll } from "../preparation.mjs"
import { npm, programOf } from "../processes/programs.mjs"
import { run } from "../processes/run.mjs"
import { readPorts } from "../services/ports.mjs"
import { print, step } from "../terminal.mjs"
import * as fileTimes from "./fileTimes.mjs"
import { prepareTestData } from "./testServices.mjs"
import * as totals from "./totals.mjs"

/**
 * @typedef {{ totals: totals.Totals, problem: string | null, times: fileTimes.FileTime[] }} Outcome `times` come from the
 *   report
 */

const reports = path.join(stateFolder, "reports")
const paths = new URL("../paths.mjs", import.meta.url).href

/** Jest: unit and component tests. @returns {Promise<Outcome>} */
export function runUnitTests() {
  return runJest("unit", "jest.config.js")
}

/** Jest: the specified sample content. @returns {Promise<Outcome>} */
export function runSampleTests() {
  return runJest("sample", "jest.sample.config.js")
}

/** @param {string} name @param {string} config @returns {Promise<Outcome>} */
async function runJest(name, config) {
  const report = freshReport(`${name}.json`)
  const { code } = await run({
    name,
    command: process.execPath,
    args: [programOf("jest"), "--config", config, "--json", `--outputFile=${report}`],
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: optionsForManyObjects() },
    inherit: true,
  })
  const found = readJson(report)
  return {
    ...totals.judge("Jest", found && totals.totalsOfJest(found), code),
    times: found ? fileTimes.fileTimesOfJest(found, root) : [],
  }
}

/** The content service's tests, which need neither a build nor a port. @returns {Promise<Outcome>} */
export async function runContentTests() {
  await step("Content service: packages", ensureContentPackages)
  const report = freshReport("cms.tap")
  const timesReport = freshReport("cms-times.json")
  const { code } = await run({
    name: "cms",
    ...npm(["test", "--silent"]),
    cwd: cms,
    // Through NODE_OPTIONS, Node's runner writes the reports regardless of the script's own arguments.
    env: {
      ...process.env,
      NODE_OPTIONS: withReporters(optionsForManyObjects(), report, timesReport),
    },
    inherit: true,
  })
  const tap = read(report)
  const found = tap === null ? null : totals.totalsOfNodeTest(tap)
  return {
    ...totals.judge("The content service's runner", found, code),
    times: fileTimes.fileTimesOfNodeTest(readJson(timesReport) ?? {}, root),
  }
}

/**
 * Playwright: the build's output (project `build`), and a browser on the built site with a real content service (project
 * `browser`), which is skipped if there is no Chromium.
 * @returns {Promise<Outcome>}
 */
export async function runBrowserTests() {
  const { variables, reason } = await prepareBrowser({ shellFirst: true, makeAvif: false })
  if (!reason) return runPlaywright([], variables)
  if (process.env.CI === "true") return withoutBrowser(reason)
  const skipped = await countTests("browser")
  const built = await runPlaywright(["--project=build"], {})
  print(`The browser journeys were skipped: ${reason}.`)
  return { ...built, totals: totals.sum([built.totals, { ...totals.none, skipped }]) }
}

/**
 * Playwright's nightly tests (playwright.nightly.config.ts), in the browser that visitors have instead of its headless shell.
 * @returns {Promise<Outcome>}
 */
export async function runNightlyBrowserTests() {
  const { variables, reason } = await prepareBrowser({ shellFirst: false, makeAvif: true })
  if (reason) return withoutBrowser(reason)
  return runPlaywright(["--config=playwright.nightly.config.ts"], variables)
}

/**
 * Prepares the browser tests: a Chromium, or the reason why there is none, and both builds.
 * @param {{ shellFirst: boolean, makeAvif: boolean }} options as for `findChromium` and `prepareTestData`
 * @returns {Promise<{ variables: Record<string, string>, reason: string | null }>}
 */
async function prepareBrowser({ shellFirst, makeAvif }) {
  const chromium = await step(
    "Chromium",
    () => findChromium({ shellFirst }),
    (found) => ("path" in found ? found.path : "none"),
  )
  const missing = "missing" in chromium ? chromium.missing : null
  if (missing && process.env.CI === "true") return { variables: {}, reason: missing }
  const addresses = localAddresses(readPorts(process.env))
  await prepareAll(addresses, () => prepareTestData({ makeAvif }))
  if ("missing" in chromium) return { variables: {}, reason: chromium.missing }
  const variables = { CHROME_PATH: chromium.path, CHROME_FLAGS: chromiumFlags.join(" ") }
  return { variables, reason: null }
}

/** @param {string} reason @returns {Outcome} */
function withoutBrowser(reason) {
  return { ...totals.oneFailed(`The browser tests need Chromium, but ${reason}.`), times: [] }
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} variables
 * @returns {Promise<Outcome>}
 */
async function runPlaywright(args, variables) {
  const report = freshReport("browser.json")
  const { code } = await run({
    name: "browser",
    command: process.execPath,
    args: [...playwrightTest(), "--reporter=list,json", ...args],
    cwd: root,
    env: { ...process.env, ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    inherit: true,
  })
  const found = readJson(report)
  return {
    ...totals.judge("Playwright", found && totals.totalsOfPlaywright(found), code),
    times: found ? fileTimes.fileTimesOfPlaywright(found, root) : [],
  }
}

/** @param {string} project of Playwright's configuration @returns {Promise<number>} */
async function countTests(project) {
  const { code, output } = await run({
    name: "browser-list",
    command: process.execPath,
    // Without the global set-up, which runs as an ES module, Playwright would fail to load it as a CommonJS one.
    args: ["--import", paths, ...playwrightTest(), "--list", `--project=${project}`],
    cwd: root,
    env: process.env,
  })
  if (code !== 0) throw new Error(`Playwright couldn't list its tests:\n${output}`)
  return totals.countListedTests(output)
}

function playwrightTest() {
  return [programOf("@playwright/test", "playwright"), "test"]
}

/**
 * @param {string} options
 * @param {string} report
 * @param {string} timesReport
 */
function withReporters(options, report, timesReport) {
  const times = new URL("./fileTimesReporter.mjs", import.meta.url).href
  const reporters = [
    ["spec", "stdout"],
    ["tap", report],
    [times, timesReport],
  ].map(
    ([reporter = "", destination = ""]) =>
      `--test-reporter=${quoted(reporter)} --test-reporter-destination=${quoted(destination)}`,
  )
  return [options, ...reporters].join(" ")
}

/** Quotes a value for NODE_OPTIONS. @param {string} text */
function quoted(text) {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
}

/** Path for a new report; deletes an earlier run's, so that it can't be mistaken for this one. @param {string} name */
function freshReport(name) {
  const file = path.join(reports, name)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** @param {string} file @returns {string | null} null if there is none */
function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null
}

/** @param {string} file @returns {Record<string, any> | null} null if there is no complete report */
function readJson(file) {
  try {
    return JSON.parse(read(file) ?? "null")
  } catch {
    return null
  }
}
