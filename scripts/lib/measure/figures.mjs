// @ts-check
import { cpuBlocking } from "./blocking.mjs"

/**
 * What is read of Lighthouse's result.
 * @typedef {object} LighthouseResult
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number, details?: unknown }>} audits
 */

/** @typedef {{ mimeType?: string, resourceType?: string, transferSize?: number, url: string }} NetworkRequest */

const kinds = /** @type {const} */ (["html", "css", "script", "picture", "font", "other"])

/** @typedef {typeof kinds[number]} Kind */

/**
 * @typedef {object} Figures
 * @property {number} firstPaint first contentful paint, in ms
 * @property {number} largestPaint largest contentful paint, in ms
 * @property {number} blocking total blocking time, in ms
 * @property {number} cpuBlocking the same from CPU time (blocking.mjs), in ms
 * @property {number} worstCpuBlocking the worst of all runs
 * @property {number} shift cumulative layout shift
 * @property {Record<string, number>} scores by category, 0 to 100
 * @property {Record<Kind | "total", number>} bytes transferred, with headers
 */

/**
 * @param {object} run
 * @param {LighthouseResult} run.result
 * @param {readonly import("./blocking.mjs").TraceEvent[]} run.trace
 * @returns {Figures}
 */
export function figuresOf({ result: { audits, categories }, trace }) {
  const value = (/** @type {string} */ id) => {
    const number = audits[id]?.numericValue
    if (number === undefined) throw new Error(`Lighthouse reported no ${id}.`)
    return number
  }
  const details = /** @type {{ items?: NetworkRequest[] } | undefined} */ (
    audits["network-requests"]?.details
  )
  const requests = details?.items ?? []
  if (requests.length === 0) throw new Error("Lighthouse reported no requests.")
  const bytes = { html: 0, css: 0, script: 0, picture: 0, font: 0, other: 0, total: 0 }
  for (const request of requests) {
    // What is inlined came with its file.
    if (!request.url.startsWith("http")) continue
    const size = request.transferSize ?? 0
    bytes[kindOf(request)] += size
    bytes.total += size
  }
  const ofCpu = cpuBlocking(trace)
  return {
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    cpuBlocking: ofCpu,
    worstCpuBlocking: ofCpu,
    shift: value("cumulative-layout-shift"),
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    bytes,
  }
}

/** @param {NetworkRequest} request @returns {Kind} */
function kindOf({ mimeType = "", resourceType = "" }) {
  if (/html/.test(mimeType)) return "html"
  if (/css/.test(mimeType)) return "css"
  if (/javascript/.test(mimeType)) return "script"
  if (/^image\//.test(mimeType) || resourceType === "Image") return "picture"
  if (/font/.test(mimeType)) return "font"
  return "other"
}

/**
 * The median of each figure on its own.
 * @param {Figures[]} runs at least one
 * @returns {Figures}
 */
export function medianOf(runs) {
  const [first] = runs
  if (!first) throw new Error("There is no run to take a median of.")
  const median = (/** @type {(run: Figures) => number} */ read) => {
    const sorted = runs.map(read).sort((a, b) => a - b)
    return Number(sorted[Math.floor((sorted.length - 1) / 2)])
  }
  return {
    firstPaint: median((run) => run.firstPaint),
    largestPaint: median((run) => run.largestPaint),
    blocking: median((run) => run.blocking),
    cpuBlocking: median((run) => run.cpuBlocking),
    worstCpuBlocking: Math.max(...runs.map((run) => run.worstCpuBlocking)),
    shift: median((run) => run.shift),
    scores: Object.fromEntries(
      Object.keys(first.scores).map((id) => [id, median((run) => run.scores[id] ?? 0)]),
    ),
    bytes: {
      html: median((run) => run.bytes.html),
      css: median((run) => run.bytes.css),
      script: median((run) => run.bytes.script),
      picture: median((run) => run.bytes.picture),
      font: median((run) => run.bytes.font),
      other: median((run) => run.bytes.other),
      total: median((run) => run.bytes.total),
    },
  }
}

/** @typedef {{ name: string, figures: Figures }} Row */

/**
 * Formats the figures as the Markdown table of docs/performance.md.
 * @param {Row} bare the hand-written page, to which the others are compared
 * @param {Row[]} pages
 */
export function loadingTable(bare, pages) {
  const columns = ["FCP s", "ratio", "LCP s", "ratio", "TBT ms", "CPU ms", "worst", "CLS", "scores"]
  const header = ["page", ...columns, ...kinds.map((kind) => `${kind} KB`), "total KB"]
  /** @param {Row} row */
  const line = ({ name, figures }) => {
    const { firstPaint, largestPaint, blocking, shift, scores, bytes } = figures
    const ratio = (/** @type {number} */ own, /** @type {number} */ other) =>
      figures === bare.figures ? "" : (own / other).toFixed(2)
    return [
      name,
      (firstPaint / 1000).toFixed(2),
      ratio(firstPaint, bare.figures.firstPaint),
      (largestPaint / 1000).toFixed(2),
      ratio(largestPaint, bare.figures.largestPaint),
      blocking.toFixed(0),
      figures.cpuBlocking.toFixed(0),
      figures.worstCpuBlocking.toFixed(0),
      shift.toFixed(3),
      Object.values(scores).join(" "),
      ...kinds.map((kind) => kilobytes(bytes[kind])),
      kilobytes(bytes.total),
    ]
  }
  return [header, header.map(() => "---"), ...[bare, ...pages].map(line)]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n")
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1)
}

const start = "<!-- npm run measure: start -->"
const end = "<!-- npm run measure: end -->"

/**
 * Replaces what stands between the markers of a document.
 * @param {string} document
 * @param {string} text
 */
export function replaceMeasured(document, text) {
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document lacks "${start}" and "${end}".`)
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`
}
