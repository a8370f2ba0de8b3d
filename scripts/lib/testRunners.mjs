// @ts-check
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { chromiumFlags, findChromium } from "./chromium.mjs"
import { ensureContentPackages } from "./contentPackages.mjs"
import { localAddresses } from "./environment.mjs"
import { cms, memory, root } from "./paths.mjs"
import { readPorts } from "./ports.mjs"
import { prepareAll } from "./preparation.mjs"
import { npm, programOf } from "./programs.mjs"
import { run } from "./run.mjs"
import { say, step } from "./terminal.mjs"
import * as totals from "./totals.mjs"

/** @typedef {{ totals: totals.Totals, problem: string | null }} Outcome */

const reports = path.join(memory, "reports")

/** Jest: units and components. @returns {Promise<Outcome>} */
export function runUnitTests() {
  return runJest("unit", "jest.config.js")
}

/** Jest: what was agreed on of the sample content. @returns {Promise<Outcome>} */
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
    env: process.env,
    inherit: true,
  })
  const parse = (/** @type {string} */ text) => totals.totalsOfJest(JSON.parse(text))
  return totals.judge("Jest", read(report, parse), code)
}

/** The content service's own tests, which need neither a build nor a port. @returns {Promise<Outcome>} */
export async function runContentTests() {
  await step("Content service: packages", ensureContentPackages)
  const report = freshReport("cms.tap")
  const { code } = await run({
    name: "cms",
    ...npm(["test", "--silent"]),
    cwd: cms,
    // Given this way, Node's runner writes the report beside what it shows, whatever the script's own arguments.
    env: { ...process.env, NODE_OPTIONS: withReporters(process.env.NODE_OPTIONS, report) },
    inherit: true,
  })
  return totals.judge("The content service's runner", read(report, totals.totalsOfNodeTest), code)
}

/**
 * Playwright: what the build has written (its project `build`), and a browser on the built site and a real content
 * service (its project `browser`), which is left out where no Chromium can be had.
 * @returns {Promise<Outcome>}
 */
export async function runBrowserTests() {
  const chromium = await step("Chromium", findChromium, (found) =>
    "path" in found ? found.path : "none",
  )
  const reason = "missing" in chromium ? chromium.missing : null
  if (reason && process.env.CI === "true") {
    return totals.oneFailed(`There must be a Chromium when CI=true, but ${reason}.`)
  }
  await prepareAll(localAddresses(readPorts(process.env)))
  if ("path" in chromium) {
    return runPlaywright([], { CHROME_PATH: chromium.path, CHROME_FLAGS: chromiumFlags.join(" ") })
  }
  const skipped = await countTests("browser")
  const { totals: built, problem } = await runPlaywright(["--project=build"], {})
  say(`The browser journeys were skipped: ${reason}.`)
  return { totals: totals.sum([built, { passed: 0, failed: 0, skipped, flaky: 0 }]), problem }
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
  const parse = (/** @type {string} */ text) => totals.totalsOfPlaywright(JSON.parse(text))
  return totals.judge("Playwright", read(report, parse), code)
}

/** @param {string} project of Playwright's configuration @returns {Promise<number>} */
async function countTests(project) {
  const { output } = await run({
    name: "browser-list",
    command: process.execPath,
    args: [...playwrightTest(), "--list", `--project=${project}`],
    cwd: root,
    env: process.env,
  })
  return totals.countListedTests(output)
}

function playwrightTest() {
  return [programOf("@playwright/test", "playwright"), "test"]
}

/** @param {string | undefined} options @param {string} report */
function withReporters(options, report) {
  const quoted = `"${report.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
  const shown = "--test-reporter=spec --test-reporter-destination=stdout"
  const kept = `--test-reporter=tap --test-reporter-destination=${quoted}`
  return [options, shown, kept].filter(Boolean).join(" ")
}

/** A report's place, without the report of an earlier run: that one must not be taken for this run's. @param {string} name */
function freshReport(name) {
  const file = path.join(reports, name)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  return file
}

/**
 * @param {string} file
 * @param {(text: string) => totals.Totals | null} parse
 * @returns {totals.Totals | null} null when there is no whole report
 */
function read(file, parse) {
  try {
    return parse(readFileSync(file, "utf8"))
  } catch {
    return null
  }
}
