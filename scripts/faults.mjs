// @ts-check
/**
 * `npm run test:faults`: plants faults one at a time in a copy of the checkout and, for each, runs the suites until one
 * catches it. See docs/faults.md, which also holds the results.
 */
import { parseArgs } from "node:util"
import { faults } from "./faults/catalogue.mjs"
import { plant, requirePlaces } from "./faults/planting.mjs"
import { keepInRecord, readRecord } from "./faults/record.mjs"
import { findGreen, lookFor } from "./faults/search.mjs"
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
  const found = await step(
    "Chromium",
    () => findChromium({ shellFirst: true }),
    (answer) => ("path" in answer ? answer.path : "none"),
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

/** @param {Catch} found */
function wordFor(found) {
  if (!found) return "NOT CAUGHT"
  const { suite, file, name } = found
  return `${suites[suite]?.title ?? suite}: ${file}${name === null ? "" : `, “${name}”`}`
}
