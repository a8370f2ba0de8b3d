// @ts-check
import path from "node:path"

/** @typedef {import("./suites.mjs").Answer} Answer */

/**
 * What Jest's JSON report says.
 * @param {Record<string, any>} report
 * @param {string} folder in which it ran
 * @returns {Answer}
 */
export function answerOfJest({ testResults }, folder) {
  /** @type {Answer} */
  const answer = { passed: [], failed: [] }
  for (const { name, status, assertionResults } of testResults) {
    const file = path.relative(folder, name).split(path.sep).join("/")
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
 * What Node's test runner says, as TAP, of one file.
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
    // A file is told of by its path when it could not be loaded.
    const isFile = name.endsWith(path.basename(file))
    const test = { file, name: isFile ? null : name }
    if (not) answer.failed.push(test)
    else answer.passed.push(test)
  }
  return answer
}

/**
 * What Playwright's JSON report says.
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
      // One that was skipped, or cut short by the end of the run, says nothing.
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

/** A text as a pattern that finds it. @param {string} text */
export function patternOf(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
}
