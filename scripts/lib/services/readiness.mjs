// @ts-check
import { setTimeout as delay } from "node:timers/promises"
import { UserFacingError } from "../userFacingError.mjs"

/**
 * Waits until a URL responds with success. Our own rather than a package, so that it fails as soon as the program exits,
 * with its output.
 * @param {object} options
 * @param {string} options.label name of the service in the error message
 * @param {string} options.url
 * @param {import("../processes/processes.mjs").RunningProcess} options.process
 * @param {number} options.limitMs
 * @throws UserFacingError with the last output, when the program exits or the time is up
 */
export async function waitUntilReady({ label, url, process, limitMs }) {
  const deadline = performance.now() + limitMs
  while (performance.now() < deadline) {
    if (!process.isRunning()) throw endedMessage(label, process)
    if (await answers(url)) return
    await delay(100)
  }
  throw new UserFacingError(
    `The ${label} did not respond on ${url} within ${limitMs / 1000} s. Its log: ${process.logFile}`,
    lastLines(process),
  )
}

/**
 * @param {string} label
 * @param {import("../processes/processes.mjs").RunningProcess} process
 */
export function endedMessage(label, process) {
  const where = process.logFile ? ` Its last output is above; its log: ${process.logFile}` : ""
  return new UserFacingError(`The ${label} exited unexpectedly.${where}`, lastLines(process))
}

/** @param {string} url */
async function answers(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** @param {import("../processes/processes.mjs").RunningProcess} process */
function lastLines(process) {
  return process.output().split("\n").slice(-25).join("\n")
}
