// @ts-check
import { fileURLToPath } from "node:url"

/**
 * Node's data about a finished test; other events have other data and are ignored.
 * @typedef {{ nesting: number, file?: string, details: { duration_ms: number } }} TestEnd
 */

/**
 * A reporter for Node's test runner: milliseconds per test file, as JSON.
 * @param {AsyncIterable<{ type: string, data: TestEnd }>} events
 */
export default async function* reportFileTimes(events) {
  /** @type {Record<string, number>} */
  const times = {}
  for await (const { type, data } of events) {
    // A suite's time includes its tests.
    if (!/^test:(pass|fail)$/.test(type) || data.nesting !== 0 || !data.file) continue
    const file = data.file.startsWith("file:") ? fileURLToPath(data.file) : data.file
    times[file] = (times[file] ?? 0) + data.details.duration_ms
  }
  yield JSON.stringify(times)
}
