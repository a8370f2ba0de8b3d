// @ts-check

/**
 * What is read of an event in Chromium's trace.
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts start, in µs
 * @property {number} [tdur] CPU time, in µs
 */

/** A phone's processor, as Lighthouse simulates it. */
const slowdown = 4

/** Beyond this a task delays what a visitor does, in ms. */
const longTask = 50

/**
 * Total blocking time from the first contentful paint on, computed from the CPU time of the main thread's tasks. Lighthouse's
 * own figure has their duration, which on a machine with two cores includes the time that the browser's other processes and
 * threads took.
 * @param {readonly TraceEvent[]} trace of one page
 * @returns {number} in ms
 */
export function cpuBlocking(trace) {
  const paint = trace.find(({ name }) => name === "firstContentfulPaint")
  if (!paint) throw new Error("The trace has no first contentful paint.")
  const tasks = trace.filter(
    ({ name, pid, tid, ts, tdur }) =>
      /RunTask$/.test(name) &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts >= paint.ts &&
      tdur !== undefined,
  )
  if (tasks.length === 0) throw new Error("The trace has no tasks with their CPU time.")
  // One task may be recorded by two categories.
  const byStart = new Map(tasks.map(({ ts, tdur = 0 }) => [ts, (tdur / 1000) * slowdown]))
  return [...byStart.values()].reduce((sum, time) => sum + Math.max(0, time - longTask), 0)
}
