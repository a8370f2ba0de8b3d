import type { Payload } from "payload"
import { withoutRequestId } from "../log/requestId.ts"
import { pendingWork } from "../runInBackground.ts"
import { claimJob, renewLeases } from "./lease.ts"
import { runJob } from "./runJob.ts"

/** Concurrent jobs: as many as there are connections to the mail server. */
const maxConcurrent = 3

/** How often to look for retries that are due and for jobs that other processes queued. */
const pollInterval = 1_000

/** Starts a job after the response is sent, so that it does not show in the response time. */
const wakeDelay = 50

type WorkerOptions = {
  /** How long a job stays claimed by a process that died. */
  leaseSeconds: number
}

/** On `globalThis` because Next bundles instrumentation and routes apart, with separate modules. */
const registry = globalThis as { [key: symbol]: (() => void) | undefined }
const key = Symbol.for("content-service.wakeWorker")

/** Makes this process's worker, if it has one, look for jobs now instead of within a second. */
export function wakeWorker(): void {
  registry[key]?.()
}

/**
 * Runs queued jobs, oldest first, until it is stopped. Any number of processes can run one.
 * @param open connects to the database, or rejects while it is down
 * @returns a function that stops it: running jobs finish, queued ones stay queued
 */
export function startWorker(
  open: () => Promise<Payload>,
  options: WorkerOptions,
): () => Promise<void> {
  const runners = new Set<Promise<void>>()
  const running = new Set<number>()
  let isStopped = false
  let isFailing = false

  /** Runs jobs one after another until none is due. */
  async function work(): Promise<void> {
    while (!isStopped) {
      const payload = await open()
      const job = await claimJob(payload, options)
      isFailing = false
      if (job === null) return
      startRunner()
      running.add(job.id)
      await runJob(payload, job).finally(() => running.delete(job.id))
    }
  }

  function startRunner(): void {
    if (isStopped || runners.size >= maxConcurrent) return
    const runner = work()
      .catch(report)
      .finally(() => {
        runners.delete(runner)
        pendingWork().delete(runner)
      })
    runners.add(runner)
    pendingWork().add(runner)
  }

  /** Logs an outage once, not every second. */
  function report(error: unknown): void {
    if (!isFailing) console.error("The queue is down; retrying every second.", error)
    isFailing = true
  }

  const renewal = setInterval(
    () => {
      if (running.size === 0) return
      open()
        .then((payload) => renewLeases(payload, [...running], options))
        .catch(report)
    },
    (options.leaseSeconds * 1000) / 3,
  )
  const poll = setInterval(startRunner, pollInterval)
  const wake = () => withoutRequestId(() => setTimeout(startRunner, wakeDelay).unref())
  registry[key] = wake
  startRunner()

  return async () => {
    isStopped = true
    clearInterval(poll)
    if (registry[key] === wake) registry[key] = undefined
    await Promise.all(runners)
    clearInterval(renewal)
  }
}
