// @ts-check

/**
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Totals `flaky` are those of the passed
 *   ones that passed at the second try only
 */

/**
 * Totals of Jest's JSON report. A file that can't even be loaded holds no failed test, and counts as one.
 * @param {Record<string, any>} report
 * @returns {Totals}
 */
export function totalsOfJest(report) {
  return {
    passed: count(report.numPassedTests),
    failed: count(report.numFailedTests) + count(report.numRuntimeErrorTestSuites),
    skipped: count(report.numPendingTests) + count(report.numTodoTests),
    flaky: 0,
  }
}

/**
 * Totals of Playwright's JSON report. A test that passed at the second try has passed, and is flaky; an error outside of
 * tests, as in the set-up, counts as a failed one.
 * @param {Record<string, any>} report
 * @returns {Totals}
 */
export function totalsOfPlaywright({ stats, errors = [] }) {
  return {
    passed: count(stats?.expected) + count(stats?.flaky),
    failed: count(stats?.unexpected) + count(errors.length),
    skipped: count(stats?.skipped),
    flaky: count(stats?.flaky),
  }
}

/**
 * Totals of what Node's test runner writes as TAP: its lines such as `# pass 12`, of which the last ones are the sums.
 * @param {string} tap
 * @returns {Totals | null} null when it was broken off before the sums
 */
export function totalsOfNodeTest(tap) {
  /** @param {string} name */
  const last = (name) => [...tap.matchAll(new RegExp(`^# ${name} (\\d+)$`, "gm"))].at(-1)?.[1]
  const [pass, fail, cancelled, skipped, todo] = [
    "pass",
    "fail",
    "cancelled",
    "skipped",
    "todo",
  ].map(last)
  if (pass === undefined || fail === undefined) return null
  return {
    passed: Number(pass),
    failed: Number(fail) + Number(cancelled ?? 0),
    skipped: Number(skipped ?? 0) + Number(todo ?? 0),
    flaky: 0,
  }
}

/** @param {string} listing of `playwright test --list` @returns {number} */
export function countListedTests(listing) {
  return Number(/^Total: (\d+) tests?/m.exec(listing)?.[1] ?? 0)
}

/**
 * What a runner's end amounts to: a runner that crashed or ran nothing has failed, whatever its report says.
 * @param {string} runner its name in the sentence
 * @param {Totals | null} totals null when there is no report
 * @param {number} exitCode
 * @returns {{ totals: Totals, problem: string | null }}
 */
export function judge(runner, totals, exitCode) {
  if (!totals) return oneFailed(`${runner} ended without a report (exit code ${exitCode}).`)
  if (totals.failed > 0) return { totals, problem: null }
  if (totals.passed + totals.skipped === 0) return oneFailed(`${runner} ran no test.`)
  if (exitCode === 0) return { totals, problem: null }
  return {
    totals: { ...totals, failed: 1 },
    problem: `${runner} ended with exit code ${exitCode} although no test failed.`,
  }
}

/** @type {Totals} */
export const none = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

/** @param {Totals[]} parts @returns {Totals} */
export function sum(parts) {
  return parts.reduce(
    (whole, part) => ({
      passed: whole.passed + part.passed,
      failed: whole.failed + part.failed,
      skipped: whole.skipped + part.skipped,
      flaky: whole.flaky + part.flaky,
    }),
    none,
  )
}

/** The last line of `npm test`. @param {Totals} totals */
export function finalLine({ passed, failed, skipped, flaky }) {
  const line = `${passed} passed, ${failed} failed`
  const rest = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} flaky`].filter(Boolean)
  return [line, ...rest].join(", ")
}

/**
 * Totals of the last line that another command of the project has ended with.
 * @param {string} output
 * @returns {Totals | null} null when there is no such line
 */
export function totalsOfFinalLine(output) {
  const lines = output.matchAll(
    /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?(?:, (\d+) flaky)?$/gm,
  )
  const found = [...lines].at(-1)
  if (!found) return null
  const [passed = 0, failed = 0, skipped = 0, flaky = 0] = found.slice(1).map((n) => Number(n ?? 0))
  return { passed, failed, skipped, flaky }
}

/** @param {string} problem @returns {{ totals: Totals, problem: string }} */
export function oneFailed(problem) {
  return { totals: { ...none, failed: 1 }, problem }
}

/** @param {unknown} value */
function count(value) {
  return typeof value === "number" ? value : 0
}
