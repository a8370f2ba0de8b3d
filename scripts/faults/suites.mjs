// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { childEnvironment } from "../lib/environment.mjs"
import { run } from "../lib/processes/run.mjs"
import { UserFacingError } from "../lib/userFacingError.mjs"
import { answerOfJest, answerOfNodeTest, answerOfPlaywright, patternOf } from "./reports.mjs"

/**
 * A test: its file, as its suite names it, and its full name, including its describe blocks. A null name is a whole file
 * that failed to load.
 * @typedef {{ file: string, name: string | null }} Test
 */

/**
 * @typedef {object} Answer
 * @property {Test[]} passed
 * @property {Test[]} failed
 */

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {boolean} needsBuild
 * @property {(copy: string, question: Question) => Promise<Answer>} ask
 */

/**
 * Which tests to run: some by name, all tests in some files, or everything until enough tests have failed.
 * @typedef {{ tests: readonly Test[] } | { files: readonly string[] } | "all"} Question
 */

/** Failures after which a suite stops. More than one, because some tests may fail even without the fault. */
const enough = 20

/** @type {Record<string, Suite>} */
export const suites = {
  unit: { title: "unit and component tests", needsBuild: false, ask: askJest },
  service: { title: "content service", needsBuild: false, ask: askContentService },
  built: {
    title: "built pages",
    needsBuild: true,
    ask: (copy, question) => askPlaywright(copy, "build", question),
  },
  browser: {
    title: "browser",
    needsBuild: true,
    ask: (copy, question) => askPlaywright(copy, "browser", question),
  },
  nightly: {
    title: "browser, by night",
    needsBuild: true,
    ask: (copy, question) =>
      askPlaywright(copy, "browser", question, "playwright.nightly.config.ts"),
  },
}

/** The files of a question that still exist. @param {Question} question @param {string} folder */
function filesOf(question, folder) {
  if (question === "all") return null
  const files = "files" in question ? question.files : question.tests.map(({ file }) => file)
  return [...new Set(files)].filter((file) => existsSync(path.join(folder, file)))
}

/** @param {Question} question @returns {string[] | null} null for all tests in the files */
function namesOf(question) {
  if (question === "all" || "files" in question) return null
  const names = question.tests.flatMap(({ name }) => (name === null ? [] : [name]))
  return names.length === question.tests.length ? names : null
}

/** @type {Answer} */
const nothing = { passed: [], failed: [] }

/** @param {string} copy @param {Question} question @returns {Promise<Answer>} */
async function askJest(copy, question) {
  const files = filesOf(question, copy)
  if (files?.length === 0) return nothing
  const names = namesOf(question)
  const report = freshReport(copy, "unit.json")
  await runNode(copy, copy, "jest", [
    path.join(copy, "node_modules/jest/bin/jest.js"),
    "--json",
    `--outputFile=${report}`,
    "--silent",
    ...(names ? [`--testNamePattern=^(${names.map(patternOf).join("|")})$`] : []),
    ...(files ? ["--runTestsByPath", ...files] : [`--bail=${enough}`]),
  ])
  return answerOfJest(readReport(report), copy)
}

/** Runs one file at a time and stops at the first that fails. @param {string} copy @param {Question} question @returns {Promise<Answer>} */
async function askContentService(copy, question) {
  const files = filesOf(question, copy) ?? contentTests(copy)
  const names = namesOf(question)
  /** @type {Answer} */
  const answer = { passed: [], failed: [] }
  for (const file of files) {
    const { output } = await runNode(copy, path.join(copy, "cms"), "service", [
      path.join(copy, "cms/node_modules/tsx/dist/cli.mjs"),
      "--test",
      "--test-reporter=tap",
      ...(names ? [`--test-name-pattern=^(${names.map(patternOf).join("|")})$`] : []),
      path.relative("cms", file),
    ])
    const { passed, failed } = answerOfNodeTest(output, file)
    answer.passed.push(...passed)
    answer.failed.push(...failed)
    if (question === "all" && failed.length > 0) break
  }
  return answer
}

/** @param {string} copy */
function contentTests(copy) {
  return /** @type {string[]} */ (readdirSync(path.join(copy, "cms/tests"), { recursive: true }))
    .filter((name) => name.endsWith(".test.ts") && !/^(attack|nightly)\b/.test(name))
    .map((name) => `cms/tests/${name}`)
}

/**
 * @param {string} copy
 * @param {"build" | "browser"} project
 * @param {Question} question
 * @param {string} [config]
 * @returns {Promise<Answer>}
 */
async function askPlaywright(copy, project, question, config = "playwright.config.ts") {
  const files = filesOf(question, copy)
  if (files?.length === 0) return nothing
  const names = namesOf(question)
  const report = freshReport(copy, "browser.json")
  const { output } = await runNode(
    copy,
    copy,
    project,
    [
      path.join(copy, "node_modules/@playwright/test/cli.js"),
      "test",
      `--config=${config}`,
      `--project=${project}`,
      "--reporter=json",
      // A test's tags come after its name.
      ...(names ? [`--grep=(${names.map(patternOf).join("|")})( @\\S+)*$`] : []),
      ...(files ? files.map(patternOf) : [`--max-failures=${enough}`]),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  const found = readReport(report)
  const answer = answerOfPlaywright(found)
  const [error] = found.errors ?? []
  // "No tests found" is a valid result; services that fail to start are not.
  if (
    answer.passed.length + answer.failed.length === 0 &&
    error &&
    !/No tests found/.test(error.message)
  ) {
    throw new UserFacingError("The browser tests could not be run; see the output above.", output)
  }
  return answer
}

/**
 * @param {string} copy
 * @param {string} cwd
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [variables]
 */
function runNode(copy, cwd, name, args, variables) {
  return run({
    name,
    command: process.execPath,
    args,
    cwd,
    env: childEnvironment(variables),
    logFile: path.join(copy, ".start/logs", `faults-${name}.log`),
  })
}

/** @param {string} copy @param {string} name */
function freshReport(copy, name) {
  const file = path.join(copy, ".start/faults", name)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** @param {string} file */
function readReport(file) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"))
  throw new UserFacingError(`A suite ended without a report: its log is next to ${file}.`)
}
