/** @jest-environment node */
import {
  figuresOf,
  loadingTable,
  medianOf,
  replaceMeasured,
} from "../../../scripts/lib/measure/figures.mjs"

/** A result of Lighthouse: a page of 10 KB with a script of 2 KB. */
function result(firstPaint = 800, largestPaint = 1200, blocking = 20) {
  const items = [
    { url: "http://localhost/", mimeType: "text/html", transferSize: 10_240 },
    { url: "http://localhost/app.js", mimeType: "text/javascript", transferSize: 2048 },
    { url: "data:image/png;base64,", mimeType: "image/png", transferSize: 500 },
  ]
  return {
    categories: { performance: { score: 0.994 }, seo: { score: 1 } },
    audits: {
      "first-contentful-paint": { numericValue: firstPaint },
      "largest-contentful-paint": { numericValue: largestPaint },
      "total-blocking-time": { numericValue: blocking },
      "cumulative-layout-shift": { numericValue: 0.0004 },
      "network-requests": { details: { items } },
    },
  }
}

test("bytes count by kind, without what is inlined", () => {
  const { bytes, scores } = figuresOf(result())
  expect(bytes).toMatchObject({ html: 10_240, script: 2048, picture: 0, total: 12_288 })
  expect(scores).toEqual({ performance: 99, seo: 100 })
})

test("a figure that Lighthouse doesn't report is an error", () => {
  const broken = result()
  const { "total-blocking-time": _, ...audits } = broken.audits
  expect(() => figuresOf({ ...broken, audits })).toThrow("total-blocking-time")
})

test("each figure has its own median", () => {
  const runs = [result(800, 1300, 0), result(900, 1200, 70), result(700, 1400, 30)]
  const { firstPaint, largestPaint, blocking } = medianOf(runs.map(figuresOf))
  expect([firstPaint, largestPaint, blocking]).toEqual([800, 1300, 30])
})

test("pages are compared to the hand-written page", () => {
  const bare = { name: "hand-written", figures: figuresOf(result(640, 960, 0)) }
  const page = { name: "`/`", figures: figuresOf(result()) }
  expect(loadingTable(bare, [page]).split("\n").slice(2)).toEqual([
    "| hand-written | 0.64 |  | 0.96 |  | 0 | 0.000 | 99 100 | 10.0 | 0.0 | 2.0 | 0.0 | 0.0 | 0.0 | 12.0 |",
    "| `/` | 0.80 | 1.25 | 1.20 | 1.25 | 20 | 0.000 | 99 100 | 10.0 | 0.0 | 2.0 | 0.0 | 0.0 | 0.0 | 12.0 |",
  ])
})

test("a new table replaces the old one and keeps the text around it", () => {
  const document = (table: string) =>
    `Before\n\n<!-- npm run measure: start -->\n\n${table}\n\n<!-- npm run measure: end -->\n\nAfter`
  expect(replaceMeasured(document("| old |"), "| new |")).toBe(document("| new |"))
  expect(() => replaceMeasured("No markers", "| new |")).toThrow("npm run measure: start")
})
