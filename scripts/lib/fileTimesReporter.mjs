// @ts-check
import { fileURLToPath } from "node:url"

/**
 * What Node tells of a test that has ended; other events have other data, and are passed by.
 * @typedef {{ nesting: number, file?: string, details: { duration_ms: number } }} TestEnd
 */

/**
 * A reporter for Node's test runner: how long the tests of each file took, in milliseconds, as JSON.
 * @param {AsyncIterable<{ type: string, data: TestEnd }>} events
 */
export default async function* reportFileTimes(events) {
  /** @type {Record<string, number>} */
  const times = {}
  for await (const { type, data } of events) {
    // Tests within a suite are part of its time.
    if (!/^test:(pass|fail)$/.test(type) || data.nesting !== 0 || !data.file) continue
    const file = data.file.startsWith("file:") ? fileURLToPath(data.file) : data.file
    times[file] = (times[file] ?? 0) + data.details.duration_ms
  }
  yield JSON.stringify(times)
}
