/** @jest-environment node */
import {
  countListedTests,
  finalLine,
  judge,
  sum,
  totalsOfFinalLine,
  totalsOfJest,
  totalsOfNodeTest,
  totalsOfPlaywright,
} from "../../../scripts/lib/tests/totals.mjs"

test("Jest: a file that failed to load counts as a failed test", () => {
  const report = {
    numPassedTests: 40,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  }
  expect(totalsOfJest(report)).toEqual({ passed: 40, failed: 3, skipped: 2, flaky: 0 })
})

test("Playwright: a test that passes on retry counts as passed and flaky", () => {
  const report = { stats: { expected: 8, flaky: 1, unexpected: 2, skipped: 3 }, errors: [] }
  expect(totalsOfPlaywright(report)).toEqual({ passed: 9, failed: 2, skipped: 3, flaky: 1 })
})

test("Playwright: an error in the set-up counts as a failed test", () => {
  const report = { stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }, errors: [{}] }
  expect(totalsOfPlaywright(report)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 })
})

const tap = `TAP version 13
# Subtest: sign-in
    # pass 1
ok 1 - sign-in
# pass 1
# tests 9
# suites 2
# pass 4
# fail 1
# cancelled 1
# skipped 2
# todo 1
# duration_ms 313.016719
`

test("Node's runner: the sums at the end count, not similar lines that a test prints", () => {
  expect(totalsOfNodeTest(tap)).toEqual({ passed: 4, failed: 2, skipped: 3, flaky: 0 })
})

test("Node's runner: a truncated report has no totals", () => {
  expect(totalsOfNodeTest("TAP version 13\nok 1 - sign-in\n")).toBeNull()
})

test.each([
  ["Listing tests:\n  a.spec.ts:3:1 › x\nTotal: 12 tests in 3 files\n", 12],
  ["Total: 1 test in 1 file", 1],
  ["Error: no tests found", 0],
])("counts listed tests in %j", (listing, expected) => {
  expect(countListedTests(listing)).toBe(expected)
})

const good = { passed: 3, failed: 0, skipped: 1, flaky: 0 }

test("a runner that succeeds keeps its totals", () => {
  expect(judge("Jest", good, 0)).toEqual({ totals: good, problem: null })
})

test("a runner whose tests failed keeps its totals, whatever its exit code", () => {
  const totals = { ...good, failed: 2 }
  expect(judge("Jest", totals, 1)).toEqual({ totals, problem: null })
})

test.each([
  ["left no report", null, 137, 0, "Jest ended without a report (exit code 137)."],
  ["ran no tests", { passed: 0, failed: 0, skipped: 0, flaky: 0 }, 0, 0, "Jest ran no tests."],
  ["failed after its tests", good, 1, 3, "Jest ended with exit code 1 although no test failed."],
])("a runner that %s counts as one failed test", (_, totals, code, passed, sentence) => {
  const outcome = judge("Jest", totals, code)
  expect(outcome.totals).toMatchObject({ passed, failed: 1 })
  expect(outcome.problem).toBe(sentence)
})

test.each([
  [[{ passed: 2, failed: 1, skipped: 0, flaky: 0 }, good], "5 passed, 1 failed, 1 skipped"],
  [[{ passed: 2, failed: 1, skipped: 0, flaky: 0 }], "2 passed, 1 failed"],
  [
    [good, { passed: 2, failed: 0, skipped: 0, flaky: 2 }],
    "5 passed, 0 failed, 1 skipped, 2 flaky",
  ],
  [[], "0 passed, 0 failed"],
])("the final line of %j", (parts, line) => {
  expect(finalLine(sum(parts))).toBe(line)
})

test.each([
  ["what came before\n12 passed, 1 failed, 3 skipped, 1 flaky\n", [12, 1, 3, 1]],
  ["Browser: 7 passed, 0 failed in 3.0 s\n\n8 passed, 0 failed\nand some words", [8, 0, 0, 0]],
  ["1 passed, 1 failed\n2 passed, 0 failed", [2, 0, 0, 0]],
])("the totals in the final line of %j", (output, [passed, failed, skipped, flaky]) => {
  expect(totalsOfFinalLine(output)).toEqual({ passed, failed, skipped, flaky })
})

test("output without a final line has no totals", () => {
  expect(totalsOfFinalLine("all is well\n")).toBeNull()
})
