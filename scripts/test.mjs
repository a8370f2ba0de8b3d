// @ts-check
/**
 * `npm test`: unit and component tests, the sample content, the content service, then the built pages and the browser
 * journeys. `--only unit`, `sample`, `cms` or `browser` runs one part, `--only nightly` the nightly browser tests. Prints
 * the ten slowest files and a line of totals: `N passed, N failed`.
 */
import { existsSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { runCommand } from "./lib/command.mjs"
import { root } from "./lib/paths.mjs"
import { requireNodeVersion } from "./lib/preparation.mjs"
import { bold, print, secondsSince, showFailure } from "./lib/terminal.mjs"
import { slowestFiles } from "./lib/tests/fileTimes.mjs"
import {
  runBrowserTests,
  runContentTests,
  runNightlyBrowserTests,
  runSampleTests,
  runUnitTests,
} from "./lib/tests/testRunners.mjs"
import { finalLine, oneFailed, sum } from "./lib/tests/totals.mjs"
import { UserFacingError } from "./lib/userFacingError.mjs"

/** Runs only when requested. */
const NIGHTLY = "nightly"
/** Runs as long as its tests exist: a site with its own content deletes them. */
const SAMPLE = "sample"
const hasSample = existsSync(path.join(root, "__tests__/sample"))

const runners = {
  unit: { title: "Units and components", run: runUnitTests },
  [SAMPLE]: { title: "Sample content", run: runSampleTests },
  cms: { title: "Content service", run: runContentTests },
  browser: { title: "Built pages and browser journeys", run: runBrowserTests },
  [NIGHTLY]: { title: "Nightly browser tests", run: runNightlyBrowserTests },
}

runCommand(async () => {
  requireNodeVersion()
  const parts = []
  const times = []
  for (const { title, run } of chosenRunners()) {
    const started = performance.now()
    print(`\n${bold(title)}`)
    // If one can't start, the others still run.
    const outcome = await run().catch((error) => {
      showFailure(error)
      return { ...oneFailed(""), times: [] }
    })
    const { totals, problem } = outcome
    if (problem) print(problem)
    print(`${title}: ${finalLine(totals)} in ${secondsSince(started)}`)
    parts.push(totals)
    times.push(...outcome.times)
  }
  print(`\nSlowest files:\n${slowestFiles(times, 10).join("\n")}`)
  const whole = sum(parts)
  print(`\n${finalLine(whole)}`)
  return whole.failed > 0 ? 1 : 0
})

function chosenRunners() {
  const only = readOnly()
  const names = Object.keys(runners)
  if (only === undefined) {
    return Object.entries(runners).flatMap(([name, runner]) =>
      name === NIGHTLY || (name === SAMPLE && !hasSample) ? [] : [runner],
    )
  }
  if (!names.includes(only)) {
    throw new UserFacingError(`--only must be one of ${names.join(", ")}, not "${only}".`)
  }
  return [runners[/** @type {keyof typeof runners} */ (only)]]
}

function readOnly() {
  try {
    return parseArgs({ options: { only: { type: "string" } } }).values.only
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error))
  }
}
