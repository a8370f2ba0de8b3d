/** @jest-environment node */
import {
  fileTimesOfJest,
  fileTimesOfNodeTest,
  fileTimesOfPlaywright,
  slowestFiles,
} from "../../../scripts/lib/tests/fileTimes.mjs"
import reportFileTimes from "../../../scripts/lib/tests/fileTimesReporter.mjs"

test("Jest: a file's time is from its start to its end", () => {
  const testResults = [{ name: "/site/__tests__/a.test.ts", startTime: 1000, endTime: 3500 }]
  expect(fileTimesOfJest({ testResults }, "/site")).toEqual([
    { file: "__tests__/a.test.ts", ms: 2500 },
  ])
})

test("Playwright: a file's time is the sum of its tests, including groups and retries", () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const report = {
    config: { rootDir: "/site/__tests__" },
    suites: [
      { file: "e2e/menu.spec.ts", specs: [spec(100)], suites: [{ specs: [spec(20, 3)] }] },
      { file: "e2e/empty.spec.ts", specs: [] },
    ],
  }
  expect(fileTimesOfPlaywright(report, "/site")).toEqual([
    { file: "__tests__/e2e/menu.spec.ts", ms: 123 },
    { file: "__tests__/e2e/empty.spec.ts", ms: 0 },
  ])
})

test("Node's runner: a file's time is the sum of its top-level tests, passed or failed", async () => {
  const event = (type: string, file: string | undefined, nesting: number, duration_ms: number) => ({
    type,
    data: { file, nesting, details: { duration_ms } },
  })
  async function* events() {
    yield event("test:start", "/site/cms/tests/a.test.ts", 0, 1)
    yield event("test:pass", "/site/cms/tests/a.test.ts", 1, 30)
    yield event("test:pass", "/site/cms/tests/a.test.ts", 0, 40)
    yield event("test:fail", "file:///site/cms/tests/a.test.ts", 0, 2)
    yield event("test:pass", undefined, 0, 500)
  }
  let report = ""
  for await (const part of reportFileTimes(events())) report += part
  expect(fileTimesOfNodeTest(JSON.parse(report), "/site")).toEqual([
    { file: "cms/tests/a.test.ts", ms: 42 },
  ])
})

test("the slowest files come first, up to the requested number", () => {
  const times = [
    { file: "quick.test.ts", ms: 40 },
    { file: "slow.spec.ts", ms: 83_456 },
    { file: "middling.test.ts", ms: 2_000 },
  ]
  expect(slowestFiles(times, 2)).toEqual(["   83.5 s  slow.spec.ts", "    2.0 s  middling.test.ts"])
})
