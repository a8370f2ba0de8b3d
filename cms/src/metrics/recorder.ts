import type { QueueStatistics } from "../queue/queueStatistics.ts"

type Recorder = {
  /** Counts a request that a rate limit refused. */
  refused: (limit: string) => void
  /** Counts an attempt to send a mail. */
  mailAttempted: (task: string, outcome: string) => void
}

/**
 * On `globalThis` because the process's metrics (metrics.ts) do not share modules with the bundle, which has what they count. Nothing
 * is counted without METRICS_PORT.
 */
const registry = globalThis as { [key: symbol]: unknown }
const recorderKey = Symbol.for("content-service.recorder")
const statisticsKey = Symbol.for("content-service.queueStatistics")

export function recorder(): Partial<Recorder> {
  return (registry[recorderKey] ?? {}) as Partial<Recorder>
}

export function setRecorder(given: Recorder): void {
  registry[recorderKey] = given
}

/** Tells the metrics how to ask about the queue. */
export function provideQueueStatistics(ask: () => Promise<QueueStatistics>): void {
  registry[statisticsKey] = ask
}

/** @throws Error while the service is starting, or what the database throws */
export function askQueueStatistics(): Promise<QueueStatistics> {
  const ask = registry[statisticsKey] as (() => Promise<QueueStatistics>) | undefined
  return ask ? ask() : Promise.reject(new Error("The service is starting."))
}
