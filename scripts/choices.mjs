// @ts-check
/**
 * `npm run test:choices`: the checks stay green when data/site.json makes another home page `/` and leaves out the others
 * and the account pages. Runs the unit, built-page and browser tests in a copy of the checkout. Prints a line of totals:
 * `N passed, N failed`.
 */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeWorkingCopy } from "./faults/workingCopy.mjs"
import { runCommand } from "./lib/command.mjs"
import { childEnvironment } from "./lib/environment.mjs"
import { requireNodeVersion } from "./lib/preparation.mjs"
import { npm, programOf } from "./lib/processes/programs.mjs"
import { run } from "./lib/processes/run.mjs"
import { bold, print, step } from "./lib/terminal.mjs"
import { finalLine, judge, sum, totalsOfFinalLine } from "./lib/tests/totals.mjs"
import { UserFacingError } from "./lib/userFacingError.mjs"

runCommand(async () => {
  requireNodeVersion()
  const copy = await step("Working copy", async () => makeWorkingCopy(), String)
  const choices = await step(
    "Choices in data/site.json",
    () => choose(copy),
    (chosen) => JSON.stringify(chosen),
  )
  print(`\n${bold(choices.home)} is the homepage`)
  const outcomes = []
  for (const part of ["unit", "browser"]) {
    const { code, output } = await run({
      name: `choices-${part}`,
      ...npm(["test", "--", "--only", part]),
      cwd: copy,
      env: childEnvironment(),
      onLine: print,
    })
    const { totals, problem } = judge(part, totalsOfFinalLine(output), code)
    if (problem) print(problem)
    outcomes.push(totals)
  }
  const whole = sum(outcomes)
  print(`\n${finalLine(whole)}`)
  return whole.failed > 0 ? 1 : 0
})

/** Makes other choices than those of this checkout, in a file as `npm run format` leaves it. @param {string} copy */
async function choose(copy) {
  const file = path.join(copy, "data/site.json")
  const site = JSON.parse(readFileSync(file, "utf8"))
  const home = site.home === "home-seven" ? "home-three" : "home-seven"
  const choices = { home, without: ["designs", "accounts"] }
  writeFileSync(file, `${JSON.stringify({ ...site, ...choices }, null, 2)}\n`)
  const { code, output } = await run({
    name: "choices-format",
    command: process.execPath,
    args: [programOf("@biomejs/biome", "biome"), "format", "--write", file],
    cwd: copy,
    env: childEnvironment(),
  })
  if (code !== 0) throw new UserFacingError("data/site.json of the copy was not formatted.", output)
  return choices
}
