/** @jest-environment node */
import { areas, faults } from "../../scripts/faults/catalogue.mjs"
import { requirePlaces, withFault } from "../../scripts/faults/planting.mjs"
import {
  answerOfJest,
  answerOfNodeTest,
  answerOfPlaywright,
  patternOf,
} from "../../scripts/faults/reports.mjs"

test("there are six faults per kind, with unique ids, and each changes something", () => {
  for (const area of Object.keys(areas)) {
    expect(faults.filter((fault) => fault.area === area)).toHaveLength(6)
  }
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
  expect(faults.filter(({ find, replace }) => find === replace)).toEqual([])
})

test("every fault of the catalogue can be planted in the code of today", () => {
  expect(() => requirePlaces(process.cwd(), faults)).not.toThrow()
})

const fault = {
  id: "a-fault",
  area: "forms" as const,
  mistake: "It is wrong.",
  file: "src/a.ts",
  find: "price > 0",
  replace: "$& && price",
}

test("a fault is planted literally", () => {
  expect(withFault("if (price > 0) pay()", fault)).toBe("if ($& && price) pay()")
})

test.each([
  ["if (price > 1) pay()", "nowhere"],
  ["price > 0 || price > 0", "2 times"],
])("a fault that does not match its file exactly once stops the run: %s", (text, words) => {
  expect(() => withFault(text, fault)).toThrow(`"a-fault" occurs ${words} in src/a.ts`)
})

test("Jest: failed tests by file and full name, and a file that failed to load", () => {
  const report = {
    testResults: [
      {
        name: "/copy/__tests__/a.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          { status: "failed", fullName: "in dark it is read" },
          { status: "pending", fullName: "left out by the pattern" },
        ],
      },
      { name: "/copy/__tests__/b.test.ts", status: "failed", assertionResults: [] },
    ],
  }
  expect(answerOfJest(report, "/copy")).toEqual({
    failed: [
      { file: "__tests__/a.test.ts", name: "in dark it is read" },
      { file: "__tests__/b.test.ts", name: null },
    ],
    passed: [{ file: "__tests__/a.test.ts", name: "adds" }],
  })
})

test("Jest: this file, which fails with any fault planted, catches none", () => {
  const assertion = { status: "failed", fullName: "a test" }
  const report = {
    testResults: [
      { name: __filename, status: "failed", assertionResults: [assertion] },
      {
        name: `${process.cwd()}/__tests__/a.test.ts`,
        status: "failed",
        assertionResults: [assertion],
      },
    ],
  }
  expect(answerOfJest(report, process.cwd()).failed).toEqual([
    { file: "__tests__/a.test.ts", name: "a test" },
  ])
})

test("Node's runner: failed tests by name, without skipped ones", () => {
  const tap = [
    "TAP version 13",
    "ok 1 - a good one",
    "not ok 2 - number \\#2 is wrong",
    "ok 3 - another # SKIP test name does not match pattern",
    "1..3",
  ].join("\n")
  expect(answerOfNodeTest(tap, "cms/tests/a.test.ts")).toEqual({
    failed: [{ file: "cms/tests/a.test.ts", name: "number #2 is wrong" }],
    passed: [{ file: "cms/tests/a.test.ts", name: "a good one" }],
  })
})

test("Node's runner: a file that failed to load counts as failed", () => {
  expect(answerOfNodeTest("not ok 1 - tests/a.test.ts", "cms/tests/a.test.ts")).toEqual({
    failed: [{ file: "cms/tests/a.test.ts", name: null }],
    passed: [],
  })
})

test("Playwright: failed tests by full name, without interrupted ones", () => {
  const spec = (title: string, status: string, ok = status === "passed") => ({
    title,
    ok,
    tests: [{ status: ok ? "expected" : "unexpected", results: [{ status }] }],
  })
  const report = {
    suites: [
      {
        title: "e2e/a.spec.ts",
        file: "e2e/a.spec.ts",
        specs: [spec("opens", "passed"), spec("closes", "timedOut")],
        suites: [
          {
            title: "with scripts off",
            file: "e2e/a.spec.ts",
            specs: [spec("can be read", "failed"), spec("can be left", "interrupted")],
          },
        ],
      },
    ],
  }
  expect(answerOfPlaywright(report)).toEqual({
    failed: [
      { file: "__tests__/e2e/a.spec.ts", name: "closes" },
      { file: "__tests__/e2e/a.spec.ts", name: "with scripts off can be read" },
    ],
    passed: [{ file: "__tests__/e2e/a.spec.ts", name: "opens" }],
  })
})

test("special characters in a test name are escaped", () => {
  const name = '"what (if)" costs $5.00 at /pricing?'
  expect(new RegExp(`^${patternOf(name)}$`).test(name)).toBe(true)
})
