// @ts-check
/**
 * `npm run test:faults`: plants faults one at a time in a copy of the checkout and, for each, runs the suites until one
 * catches it. See docs/faults.md, which also holds the results.
 */
import { rmSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { faults } from "./faults/catalogue.mjs"
import { plant, requirePlaces } from "./faults/planting.mjs"
import { keepInRecord, readRecord } from "./faults/record.mjs"
import { suites } from "./faults/suites.mjs"
import { makeWorkingCopy } from "./faults/workingCopy.mjs"
import { findChromium } from "./lib/browser/chromium.mjs"
import { runCommand } from "./lib/command.mjs"
import { childEnvironment } from "./lib/environment.mjs"
import { fromFirstError } from "./lib/output.mjs"
import { root } from "./lib/paths.mjs"
import { requireNodeVersion } from "./lib/preparation.mjs"
import { npm, programOf } from "./lib/processes/programs.mjs"
import { run } from "./lib/processes/run.mjs"
import { bold, print, secondsSince, step, warn } from "./lib/terminal.mjs"
import { UserFacingError } from "./lib/userFacingError.mjs"

/** @typedef {import("./faults/catalogue.mjs").Fault} Fault */
/** @typedef {import("./faults/record.mjs").Catch} Catch */
/** @typedef {import("./faults/suites.mjs").Question} Question */
/** @typedef {import("./faults/suites.mjs").Test} Test */

runCommand(async () => {
  requireNodeVersion()
  const { chosen, copyFolder, byNight } = readArguments()
  if (process.env.CI === "true" && !byNight) {
    throw new UserFacingError(
      "This takes up to an hour: run it by hand or nightly, not in every CI run.",
    )
  }
  requirePlaces(root, chosen)
  const started = performance.now()
  await useChromium()
  const copy = await step("Working copy", async () => makeWorkingCopy(copyFolder), String)
  await step(
    "Type checker and linter",
    () => requireUnseen(copy, chosen),
    () => "report none of the faults",
  )
  const caught = readRecord()
  const green = await step(
    "Tests that last caught the faults, without a fault",
    () => findGreen(copy, chosen, caught),
    () => "done",
  )
  for (const fault of chosen) {
    const found = await step(
      bold(fault.id),
      () => lookFor(copy, fault, caught[fault.id], green),
      wordFor,
    )
    caught[fault.id] = found
    keepInRecord(fault.id, found)
  }
  const missed = chosen.filter(({ id }) => !caught[id])
  print(`\n${chosen.length - missed.length} of ${chosen.length} caught in ${secondsSince(started)}`)
  for (const { id, mistake } of missed) warn(`No suite catches ${id}: ${mistake}`)
  return missed.length > 0 ? 1 : 0
})

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: "string" },
        copy: { type: "string" },
        "by-night": { type: "boolean", default: false },
      },
    })
    const ids = values.only?.split(",") ?? faults.map(({ id }) => id)
    const unknown = ids.filter((id) => !faults.some((fault) => fault.id === id))
    if (unknown.length > 0) throw new UserFacingError(`There is no fault ${unknown.join(", ")}.`)
    const chosen = faults.filter(({ id }) => ids.includes(id))
    return { chosen, copyFolder: values.copy, byNight: values["by-night"] }
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error))
  }
}

async function useChromium() {
  const found = await step("Chromium", findChromium, (answer) =>
    "path" in answer ? answer.path : "none",
  )
  if ("missing" in found)
    throw new UserFacingError(`The suites need Chromium, but ${found.missing}.`)
  process.env.CHROME_PATH = found.path
}

/**
 * A fault that the type checker or the linter reports would say nothing about the suites.
 * @param {string} copy
 * @param {readonly Fault[]} chosen
 */
async function requireUnseen(copy, chosen) {
  const restore = plant(copy, chosen)
  try {
    const checks = [
      npm(["run", "typecheck", "--silent"]),
      { command: process.execPath, args: [programOf("@biomejs/biome", "biome"), "lint", "."] },
    ]
    for (const check of checks) {
      const { code, output } = await run({
        name: "checks",
        ...check,
        cwd: copy,
        env: childEnvironment(),
      })
      if (code !== 0) {
        throw new UserFacingError(
          "The type checker or the linter reports one of the faults (or something else): choose a fault that they don't report.",
          fromFirstError(output),
        )
      }
    }
  } finally {
    restore()
  }
}

/** @param {string} copy @returns {Promise<string | null>} the output of a failed build; null on success */
async function build(copy) {
  const { code, output } = await run({
    name: "build",
    command: process.execPath,
    args: [path.join(copy, "scripts/faults/build.mjs")],
    cwd: copy,
    env: childEnvironment(),
  })
  if (code === 0) return null
  // A failed build's leftovers must not affect the next one.
  for (const left of [".cache", "public", ".start/site.json", "cms/.next"]) {
    rmSync(path.join(copy, left), { recursive: true, force: true, maxRetries: 5 })
  }
  return output
}

/** @param {string} copy */
async function requireBuild(copy) {
  const problem = await build(copy)
  if (problem) throw new UserFacingError("The copy can't be built even without a fault.", problem)
}

/** Unique key of a test across all suites. @param {string} suite @param {Test} test */
const keyOf = (suite, { file, name }) => [suite, file, name].join("\n")

/**
 * Keys of the tests that passed, and of the files that loaded.
 * @param {string} suite
 * @param {import("./faults/suites.mjs").Answer} answer
 */
function keysOfPassed(suite, { passed }) {
  return passed.flatMap(({ file, name }) => [
    keyOf(suite, { file, name }),
    keyOf(suite, { file, name: null }),
  ])
}

/**
 * Of the tests that last caught these faults, those that still exist and pass without a fault: only these prove a catch.
 * @param {string} copy
 * @param {readonly Fault[]} chosen
 * @param {Record<string, Catch>} caught
 * @returns {Promise<Set<string>>} their keys
 */
async function findGreen(copy, chosen, caught) {
  const hints = chosen.flatMap(({ id }) => caught[id] ?? []).filter(({ name }) => name !== null)
  /** @type {Set<string>} */
  const green = new Set()
  for (const [name, suite] of Object.entries(suites)) {
    const tests = hints.filter((hint) => hint.suite === name)
    if (tests.length === 0) continue
    if (suite.needsBuild) await requireBuild(copy)
    for (const key of keysOfPassed(name, await suite.ask(copy, { tests }))) green.add(key)
    for (const test of tests.filter((each) => !green.has(keyOf(name, each)))) {
      warn(`Missing, or failing even without a fault: ${test.file}, “${test.name}”`)
    }
  }
  return green
}

/**
 * Plants a fault and runs tests until one catches it: first the test that last caught it, then its file, then all suites.
 * @param {string} copy
 * @param {Fault} fault
 * @param {Catch | undefined} hint
 * @param {Set<string>} green tests known to pass without a fault
 * @returns {Promise<Catch>}
 */
async function lookFor(copy, fault, hint, green) {
  const started = performance.now()
  const restorers = [plant(copy, [fault])]
  const seconds = () => Math.round((performance.now() - started) / 1000)
  try {
    for (const { name, question } of questionsFor(fault, hint, green)) {
      const suite = suites[name]
      if (!suite) continue
      if (suite.needsBuild) {
        const problem = await build(copy)
        if (problem) return { suite: "the build", file: fault.file, name: null, seconds: seconds() }
      }
      const { failed } = await suite.ask(copy, question)
      if (failed.length === 0) continue
      const proof = failed.find((test) => green.has(keyOf(name, test)))
      if (proof) return { suite: name, ...proof, seconds: seconds() }
      // These tests may fail anyway: run them again without the fault.
      restorers.pop()?.()
      if (suite.needsBuild) await requireBuild(copy)
      const without = await suite.ask(copy, { tests: failed })
      const passed = new Set(keysOfPassed(name, without))
      const first = failed.find((test) => passed.has(keyOf(name, test)))
      if (first) return { suite: name, ...first, seconds: seconds() }
      restorers.push(plant(copy, [fault]))
    }
    return null
  } finally {
    restorers.pop()?.()
  }
}

/**
 * @param {Fault} fault
 * @param {Catch | undefined} hint
 * @param {Set<string>} green
 * @returns {{ name: string, question: Question }[]}
 */
function questionsFor({ area }, hint, green) {
  // The suite closest to the fault first.
  const order = area === "service" ? ["service", "unit"] : ["unit", "service"]
  const all = [...order, "built", "browser"].map((name) => ({
    name,
    question: /** @type {Question} */ ("all"),
  }))
  if (!hint || !(hint.suite in suites)) return all
  const { suite, file, name } = hint
  const file_ = { name: suite, question: { files: [file] } }
  const test = { name: suite, question: { tests: [{ file, name }] } }
  return [...(green.has(keyOf(suite, hint)) ? [test] : []), file_, ...all]
}

/** @param {Catch} found */
function wordFor(found) {
  if (!found) return "NOT CAUGHT"
  const { suite, file, name } = found
  return `${suites[suite]?.title ?? suite}: ${file}${name === null ? "" : `, “${name}”`}`
}
