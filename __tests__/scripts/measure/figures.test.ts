/** @jest-environment node */
import {
  figuresOf,
  loadingTable,
  medianOf,
  replaceMeasured,
} from "../../../scripts/lib/measure/figures.mjs"

/** A run of Lighthouse: a page of 10 KB with a script of 2 KB, and a task of 20 ms of CPU time. */
function run(firstPaint = 800, largestPaint = 1200, blocking = 20, cpuTime = 20) {
  const items = [
    { url: "http://localhost/", mimeType: "text/html", transferSize: 10_240 },
    { url: "http://localhost/app.js", mimeType: "text/javascript", transferSize: 2048 },
    { url: "data:image/png;base64,", mimeType: "image/png", transferSize: 500 },
  ]
  const thread = { pid: 1, tid: 1 }
  return {
    result: {
      categories: { performance: { score: 0.994 }, seo: { score: 1 } },
      audits: {
        "first-contentful-paint": { numericValue: firstPaint },
        "largest-contentful-paint": { numericValue: largestPaint },
        "total-blocking-time": { numericValue: blocking },
        "cumulative-layout-shift": { numericValue: 0.0004 },
        "network-requests": { details: { items } },
      },
    },
    trace: [
      { ...thread, name: "RunTask", ts: 1000, tdur: 90_000 },
      { ...thread, name: "firstContentfulPaint", ts: 100_000 },
      { ...thread, name: "RunTask", ts: 200_000, tdur: cpuTime * 1000 },
      { ...thread, name: "ThreadControllerImpl::RunTask", ts: 200_000, tdur: cpuTime * 1000 },
      { ...thread, name: "RunTask", ts: 400_000, tdur: 12_000 },
      { pid: 1, tid: 2, name: "RunTask", ts: 500_000, tdur: 80_000 },
    ],
  }
}

test("bytes count by kind, without what is inlined", () => {
  const { bytes, scores } = figuresOf(run())
  expect(bytes).toMatchObject({ html: 10_240, script: 2048, picture: 0, total: 12_288 })
  expect(scores).toEqual({ performance: 99, seo: 100 })
})

test("a figure that Lighthouse doesn't report is an error", () => {
  const { result, trace } = run()
  const { "total-blocking-time": _, ...audits } = result.audits
  expect(() => figuresOf({ result: { ...result, audits }, trace })).toThrow("total-blocking-time")
  expect(() => figuresOf({ result, trace: [] })).toThrow("first contentful paint")
})

test("each figure has its own median", () => {
  const runs = [run(800, 1300, 0, 30), run(900, 1200, 70, 15), run(700, 1400, 30, 14)]
  const { firstPaint, largestPaint, blocking, ...others } = medianOf(runs.map(figuresOf))
  expect([firstPaint, largestPaint, blocking]).toEqual([800, 1300, 30])
  expect([others.cpuBlocking, others.worstCpuBlocking]).toEqual([10, 70])
})

test("a task of 20 ms after the first paint blocks a phone four times slower for 30 ms", () => {
  expect(figuresOf(run()).cpuBlocking).toBe(30)
})

test("pages are compared to the hand-written page", () => {
  const bare = { name: "hand-written", figures: figuresOf(run(640, 960, 0, 5)) }
  const page = { name: "`/`", figures: figuresOf(run()) }
  expect(loadingTable(bare, [page]).split("\n").slice(2)).toEqual([
    "| hand-written | 0.64 |  | 0.96 |  | 0 | 0 | 0 | 0.000 | 99 100 | 10.0 | 0.0 | 2.0 | 0.0 | 0.0 | 0.0 | 12.0 |",
    "| `/` | 0.80 | 1.25 | 1.20 | 1.25 | 20 | 30 | 30 | 0.000 | 99 100 | 10.0 | 0.0 | 2.0 | 0.0 | 0.0 | 0.0 | 12.0 |",
  ])
})

test("a new table replaces the old one and keeps the text around it", () => {
  const document = (table: string) =>
    `Before\n\n<!-- npm run measure: start -->\n\n${table}\n\n<!-- npm run measure: end -->\n\nAfter`
  expect(replaceMeasured(document("| old |"), "| new |")).toBe(document("| new |"))
  expect(() => replaceMeasured("No markers", "| new |")).toThrow("npm run measure: start")
})
