// @ts-check
import path from "node:path"

/**
 * Total time of the tests in a file, across all workers.
 * @typedef {{ file: string, ms: number }} FileTime
 */

/**
 * Times from Jest's JSON report, including the time to load the file.
 * @param {Record<string, any>} report
 * @param {string} root the project folder, to which paths are relative
 * @returns {FileTime[]}
 */
export function fileTimesOfJest({ testResults = [] }, root) {
  return testResults.map((/** @type {Record<string, any>} */ { name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }))
}

/**
 * Times from Playwright's JSON report.
 * @param {Record<string, any>} report
 * @param {string} root
 * @returns {FileTime[]}
 */
export function fileTimesOfPlaywright({ config, suites = [] }, root) {
  // One suite per file; nested suites are its test.describe() blocks.
  return suites.map((/** @type {Record<string, any>} */ suite) => ({
    file: relative(root, path.join(config.rootDir, suite.file)),
    ms: timeOfSuite(suite),
  }))
}

/** @param {Record<string, any>} suite @returns {number} */
function timeOfSuite({ specs = [], suites = [] }) {
  const results = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.flatMap((/** @type {any} */ test) => test.results),
  )
  const own = results.map((/** @type {any} */ { duration }) => duration)
  return [...own, ...suites.map(timeOfSuite)].reduce((sum, ms) => sum + ms, 0)
}

/**
 * Times from the report that `fileTimesReporter.mjs` writes for Node's test runner.
 * @param {Record<string, number>} report milliseconds by file
 * @param {string} root
 * @returns {FileTime[]}
 */
export function fileTimesOfNodeTest(report, root) {
  return Object.entries(report).map(([file, ms]) => ({ file: relative(root, file), ms }))
}

/**
 * The slowest files, one per line.
 * @param {FileTime[]} times
 * @param {number} count
 * @returns {string[]}
 */
export function slowestFiles(times, count) {
  return [...times]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
}

/** @param {string} root @param {string} file */
function relative(root, file) {
  return path.relative(root, file).replaceAll(path.sep, "/")
}
