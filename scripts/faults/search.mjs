// @ts-check
/** Looks for a test that catches a planted fault. */
import { rmSync } from "node:fs"
import path from "node:path"
import { childEnvironment } from "../lib/environment.mjs"
import { run } from "../lib/processes/run.mjs"
import { warn } from "../lib/terminal.mjs"
import { UserFacingError } from "../lib/userFacingError.mjs"
import { plant } from "./planting.mjs"
import { suites } from "./suites.mjs"

/** @typedef {import("./catalogue.mjs").Fault} Fault */
/** @typedef {import("./record.mjs").Catch} Catch */
/** @typedef {import("./suites.mjs").Question} Question */
/** @typedef {import("./suites.mjs").Test} Test */

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
 * @param {import("./suites.mjs").Answer} answer
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
export async function findGreen(copy, chosen, caught) {
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
export async function lookFor(copy, fault, hint, green) {
  const started = performance.now()
  const restorers = [plant(copy, [fault])]
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const caughtByBuild = () => ({
    suite: "the build",
    file: fault.file,
    name: null,
    seconds: seconds(),
  })
  try {
    for (const { name, question } of questionsFor(fault, hint, green)) {
      const suite = suites[name]
      if (!suite) continue
      if (suite.needsBuild) {
        if (await build(copy)) return caughtByBuild()
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
      const candidates = failed.filter((test) => passed.has(keyOf(name, test)))
      restorers.push(plant(copy, [fault]))
      if (candidates.length === 0) continue
      // A test that fails now and then is no proof: it has to fail with the fault again.
      if (suite.needsBuild && (await build(copy))) return caughtByBuild()
      const again = await suite.ask(copy, { tests: candidates })
      const keys = new Set(again.failed.map((test) => keyOf(name, test)))
      const first = candidates.find((test) => keys.has(keyOf(name, test)))
      if (first) return { suite: name, ...first, seconds: seconds() }
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
  const all = [...order, "built", "browser", "nightly"].map((name) => ({
    name,
    question: /** @type {Question} */ ("all"),
  }))
  if (!hint || !(hint.suite in suites)) return all
  const { suite, file, name } = hint
  const file_ = { name: suite, question: { files: [file] } }
  const test = { name: suite, question: { tests: [{ file, name }] } }
  return [...(green.has(keyOf(suite, hint)) ? [test] : []), file_, ...all]
}
