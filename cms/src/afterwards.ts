import type { Payload } from "payload"

/** Once an answer is out, so that nothing of this work shows in how long the answer took. */
const delay = 50

/** Shared with server.mjs, which lets this work finish before the process ends; the bundle has modules of its own. */
const registry = globalThis as { [key: symbol]: unknown }
const key = Symbol.for("adwene.afterwards")

/**
 * Does what a caller should neither wait for nor learn about, and what may be lost with the process. Letters are queued instead.
 * A failure is logged, never thrown.
 * @param failure what to say in the log
 */
export function afterwards(payload: Payload, failure: string, work: () => Promise<void>): void {
  const pending = pendingWork()
  const done = new Promise<void>((resolve) => setTimeout(resolve, delay))
    .then(work)
    .catch((err: unknown) => payload.logger.error({ err, msg: failure }))
    .finally(() => pending.delete(done))
  pending.add(done)
}

/** What is not done yet. */
export function pendingWork(): Set<Promise<void>> {
  registry[key] ??= new Set<Promise<void>>()
  return registry[key] as Set<Promise<void>>
}
