// @ts-check
/**
 * `npm run test:nightly`: everything in `npm test`, plus slow tests that rarely fail. Each part is a separate command that
 * you can also run by itself. Prints a table of the parts and a line of totals: `N passed, N failed`.
 */
import { runCommand } from "./lib/command.mjs"
import { root } from "./lib/paths.mjs"
import { requireNodeVersion } from "./lib/preparation.mjs"
import { npm } from "./lib/processes/programs.mjs"
import { run } from "./lib/processes/run.mjs"
import { bold, print, secondsSince } from "./lib/terminal.mjs"
import { finalLine, judge, sum, totalsOfFinalLine } from "./lib/tests/totals.mjs"

/** Purpose of each part, and npm's arguments. If a part ends with a line of totals, those are counted. */
const parts = [
  { purpose: "the checks that every change must pass", args: ["test"] },
  {
    purpose:
      "axe with all rules on every page and state, in both schemes and widths; journeys that rarely fail; builds that must stop",
    args: ["run", "test:e2e:nightly"],
  },
  {
    purpose:
      "the content service's responses take equally long; object storage; backup on Postgres; migration of older content",
    args: ["--prefix", "cms", "run", "test:nightly"],
  },
  {
    purpose: "the built content service under attack, on both databases",
    args: ["--prefix", "cms", "run", "test:attack"],
  },
  {
    purpose:
      "the checks stay green with another homepage, and without the other designs and the accounts",
    args: ["run", "test:choices"],
  },
  {
    purpose: "each planted fault turns a test red",
    args: ["run", "test:faults", "--", "--by-night"],
  },
]

runCommand(async () => {
  requireNodeVersion()
  const outcomes = []
  for (const { purpose, args } of parts) {
    const name = `npm ${args.join(" ")}`
    print(`\n${bold(name)}: ${purpose}`)
    const started = performance.now()
    const { totals, problem } = await runPart(name, args)
    if (problem) print(problem)
    outcomes.push({ name, totals, took: secondsSince(started) })
  }
  print()
  for (const { name, totals, took } of outcomes) {
    print(`${name.padEnd(28)} ${finalLine(totals)} in ${took}`)
  }
  const whole = sum(outcomes.map(({ totals }) => totals))
  print(`\n${finalLine(whole)}`)
  return whole.failed > 0 ? 1 : 0
})

/** @param {string} name @param {string[]} args */
async function runPart(name, args) {
  const { code, output } = await run({
    name: args.filter((arg) => !arg.startsWith("-")).at(-1) ?? name,
    ...npm(args),
    cwd: root,
    env: process.env,
    onLine: print,
  })
  // A command without such a line counts as one test.
  const counted = totalsOfFinalLine(output) ?? { ...sum([]), passed: code === 0 ? 1 : 0 }
  return judge(name, counted.passed + counted.failed > 0 ? counted : null, code)
}
