// @ts-check

/**
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Totals `flaky` counts the passed
 *   tests that passed only on retry
 */

/**
 * Totals from Jest's JSON report. A file that fails to load has no failed test, so it counts as one.
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
 * Totals from Playwright's JSON report. A test that passes on retry counts as passed and flaky; an error outside of tests,
 * such as in the set-up, counts as a failed test.
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
 * Totals from the TAP output of Node's test runner: the last lines such as `# pass 12` are the sums.
 * @param {string} tap
 * @returns {Totals | null} null if the output ends before the sums
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
 * Judges a runner's result: a runner that crashed or ran no tests has failed, whatever its report says.
 * @param {string} runner its name in the message
 * @param {Totals | null} totals null if there is no report
 * @param {number} exitCode
 * @returns {{ totals: Totals, problem: string | null }}
 */
export function judge(runner, totals, exitCode) {
  if (!totals) return oneFailed(`${runner} ended without a report (exit code ${exitCode}).`)
  if (totals.failed > 0) return { totals, problem: null }
  if (totals.passed + totals.skipped === 0) return oneFailed(`${runner} ran no tests.`)
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
 * Parses the final line of another of the project's commands.
 * @param {string} output
 * @returns {Totals | null} null if there is no such line
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
