// @ts-check
import path from "node:path"

/** @typedef {import("./suites.mjs").Answer} Answer */
/** @typedef {import("./suites.mjs").Test} Test */

/**
 * What failed, by Jest's JSON report.
 * @param {Record<string, any>} report
 * @param {string} folder in which it ran
 * @returns {Answer}
 */
export function failedInJest({ testResults }, folder) {
  const failed = []
  let ran = 0
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(folder, name)
    const done = assertionResults.filter((/** @type {any} */ each) =>
      /passed|failed/.test(each.status),
    )
    ran += done.length
    for (const each of done) {
      if (each.status === "failed") failed.push({ file, name: each.fullName })
    }
    if (status === "failed" && assertionResults.length === 0) failed.push({ file, name: null })
  }
  return { failed, ran }
}

/**
 * What failed, by what Node's test runner prints as TAP for one file.
 * @param {string} tap
 * @param {string} file
 * @returns {Answer}
 */
export function failedInNodeTest(tap, file) {
  const failed = []
  let ran = 0
  for (const [, not, escaped = "", directive] of tap.matchAll(
    /^\s*(not )?ok \d+ - (.*?)(?: # (SKIP|TODO).*)?$/gm,
  )) {
    const name = escaped.replace(/\\(.)/g, "$1")
    if (directive) continue
    // The file itself is a test of which the others are parts; alone, it is one that could not be loaded.
    if (name.endsWith(path.basename(file))) {
      if (not && failed.length === 0) failed.push({ file, name: null })
      continue
    }
    ran += 1
    if (not) failed.push({ file, name })
  }
  return { failed, ran }
}

/**
 * What failed, by Playwright's JSON report.
 * @param {Record<string, any>} report
 * @returns {Answer}
 */
export function failedInPlaywright({ suites = [] }) {
  /** @type {Test[]} */
  const failed = []
  let ran = 0
  const visit = (/** @type {any} */ suite, /** @type {string[]} */ above) => {
    for (const { title, ok, tests } of suite.specs ?? []) {
      const results = tests.flatMap((/** @type {any} */ test) => test.results)
      if (
        results.length === 0 ||
        tests.every((/** @type {any} */ test) => test.status === "skipped")
      )
        continue
      ran += 1
      const file = `__tests__/${suite.file}`
      // One that was cut short by the end of the run says nothing.
      const isRed = results.some((/** @type {any} */ { status }) =>
        /^(failed|timedOut)$/.test(status),
      )
      if (!ok && isRed) failed.push({ file, name: [...above, title].join(" ") })
    }
    for (const inner of suite.suites ?? []) visit(inner, [...above, inner.title])
  }
  for (const suite of suites) visit(suite, [])
  return { failed, ran }
}

/** A text as a pattern that finds it. @param {string} text */
export function patternOf(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
}

/** @param {string} folder @param {string} file */
function relative(folder, file) {
  return path.relative(folder, file).split(path.sep).join("/")
}
