import type { Payload } from "payload"
import { pendingWork } from "../afterwards.ts"
import { claimJob, renewLeases } from "./lease.ts"

/** Jobs run at once: as many as there are connections to the mail server. */
const most = 3

/** How soon a job is noticed that another process queued, or whose time to be tried again has come. */
const pollInterval = 1_000

/** How soon after an answer its job starts, so that nothing of the job shows in how long the answer took. */
const wakeDelay = 50

type WorkerOptions = {
  /** How long a job stays claimed by a process that died. */
  leaseSeconds: number
}

/** Next bundles the start of the service and its routes apart, each with modules of its own. */
const registry = globalThis as { [key: symbol]: (() => void) | undefined }
const key = Symbol.for("adwene.wakeWorker")

/** Lets the worker of this process, if it has one, look for jobs now instead of within a second. */
export function wakeWorker(): void {
  registry[key]?.()
}

/**
 * Runs queued jobs, oldest first, until it is stopped. Any number of processes may do so side by side.
 * @param open opens the database, or fails while that doesn't answer
 * @returns a function that stops it: what is in hand is finished, what is queued stays queued
 */
export function startWorker(
  open: () => Promise<Payload>,
  options: WorkerOptions,
): () => Promise<void> {
  const lanes = new Set<Promise<void>>()
  const inHand = new Set<number>()
  let isStopped = false
  let isFailing = false

  /** Runs one job after the other while there are any. */
  async function work(): Promise<void> {
    while (!isStopped) {
      const payload = await open()
      const id = await claimJob(payload, options)
      isFailing = false
      if (id === null) return
      startLane()
      inHand.add(id)
      await payload.jobs.runByID({ id, silent: true }).finally(() => inHand.delete(id))
    }
  }

  function startLane(): void {
    if (isStopped || lanes.size >= most) return
    const lane = work()
      .catch(report)
      .finally(() => {
        lanes.delete(lane)
        pendingWork().delete(lane)
      })
    lanes.add(lane)
    pendingWork().add(lane)
  }

  /** Says once that the queue stands still, not every second. */
  function report(error: unknown): void {
    if (!isFailing) console.error("The queue does not run; it is tried again every second.", error)
    isFailing = true
  }

  const renewal = setInterval(
    () => {
      if (inHand.size === 0) return
      open()
        .then((payload) => renewLeases(payload, [...inHand], options))
        .catch(report)
    },
    (options.leaseSeconds * 1000) / 3,
  )
  const poll = setInterval(startLane, pollInterval)
  const wake = () => setTimeout(startLane, wakeDelay).unref()
  registry[key] = wake
  startLane()

  return async () => {
    isStopped = true
    clearInterval(poll)
    if (registry[key] === wake) registry[key] = undefined
    await Promise.all(lanes)
    clearInterval(renewal)
  }
}
