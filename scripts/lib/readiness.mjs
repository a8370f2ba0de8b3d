// @ts-check
import { setTimeout as delay } from "node:timers/promises"
import { Explained } from "./explained.mjs"

/**
 * Waits until an address answers with success. Written out rather than taken from a package, so that it ends as soon as
 * the program dies, and says so.
 * @param {object} options
 * @param {string} options.label what is waited for, as the failure calls it
 * @param {string} options.url
 * @param {import("./processes.mjs").RunningProcess} options.process
 * @param {number} options.limitMs
 * @throws Explained when it ends or the time is up, with what it printed last
 */
export async function waitUntilReady({ label, url, process, limitMs }) {
  const deadline = performance.now() + limitMs
  while (performance.now() < deadline) {
    if (!process.isRunning()) throw endedMessage(label, process)
    if (await answers(url)) return
    await delay(100)
  }
  throw new Explained(
    `The ${label} did not answer on ${url} within ${limitMs / 1000} s. Its log: ${process.logFile}`,
    lastLines(process),
  )
}

/**
 * @param {string} label
 * @param {import("./processes.mjs").RunningProcess} process
 */
export function endedMessage(label, process) {
  const where = process.logFile ? ` What it said last is above; all of it: ${process.logFile}` : ""
  return new Explained(`The ${label} has ended by itself.${where}`, lastLines(process))
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

/** @param {import("./processes.mjs").RunningProcess} process */
function lastLines(process) {
  return process.output().split("\n").slice(-25).join("\n")
}
