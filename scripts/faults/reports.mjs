// @ts-check
import path from "node:path"

/** @typedef {import("./suites.mjs").Answer} Answer */

/** Tests that each fault can still be planted. With any fault already planted it fails, so it catches none. */
const testOfCatalogue = "__tests__/scripts/faults.test.ts"

/**
 * Results from Jest's JSON report, without those of the test of the catalogue.
 * @param {Record<string, any>} report
 * @param {string} folder in which it ran
 * @returns {Answer}
 */
export function answerOfJest({ testResults }, folder) {
  /** @type {Answer} */
  const answer = { passed: [], failed: [] }
  for (const { name, status, assertionResults } of testResults) {
    const file = path.relative(folder, name).split(path.sep).join("/")
    if (file === testOfCatalogue) continue
    for (const each of assertionResults) {
      const test = { file, name: each.fullName }
      if (each.status === "passed") answer.passed.push(test)
      if (each.status === "failed") answer.failed.push(test)
    }
    if (status === "failed" && assertionResults.length === 0) {
      answer.failed.push({ file, name: null })
    }
  }
  return answer
}

/**
 * Results of one file from the TAP output of Node's test runner.
 * @param {string} tap
 * @param {string} file
 * @returns {Answer}
 */
export function answerOfNodeTest(tap, file) {
  /** @type {Answer} */
  const answer = { passed: [], failed: [] }
  const lines = tap.matchAll(/^\s*(not )?ok \d+ - (.*?)(?: # (?:SKIP|TODO)(.*))?$/gm)
  for (const [, not, escaped = "", directive] of lines) {
    if (directive !== undefined) continue
    const name = escaped.replace(/\\(.)/g, "$1")
    // A file that failed to load is reported by its path.
    const isFile = name.endsWith(path.basename(file))
    const test = { file, name: isFile ? null : name }
    if (not) answer.failed.push(test)
    else answer.passed.push(test)
  }
  return answer
}

/**
 * Results from Playwright's JSON report.
 * @param {Record<string, any>} report
 * @returns {Answer}
 */
export function answerOfPlaywright({ suites = [] }) {
  /** @type {Answer} */
  const answer = { passed: [], failed: [] }
  /** @param {any} suite @param {string[]} above */
  const visit = (suite, above) => {
    for (const { title, ok, tests } of suite.specs ?? []) {
      const test = { file: `__tests__/${suite.file}`, name: [...above, title].join(" ") }
      const ends = tests.flatMap((/** @type {any} */ each) => each.results.map(statusOf))
      // Skipped and interrupted tests are inconclusive.
      if (!ok && ends.some((/** @type {string} */ end) => /^(failed|timedOut)$/.test(end))) {
        answer.failed.push(test)
      }
      if (ok && ends.includes("passed")) answer.passed.push(test)
    }
    for (const inner of suite.suites ?? []) visit(inner, [...above, inner.title])
  }
  for (const suite of suites) visit(suite, [])
  return answer
}

/** @param {{ status: string }} result */
function statusOf({ status }) {
  return status
}

/** Escapes a text for use in a regular expression. @param {string} text */
export function patternOf(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
}
