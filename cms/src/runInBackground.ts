import type { Payload } from "payload"

/** Starts the work after the response is sent, so that it does not show in the response time. */
const delay = 50

/**
 * On `globalThis` because server.mjs, which waits for this work on shutdown, does not share modules
 * with the bundle.
 */
const registry = globalThis as { [key: symbol]: unknown }
const key = Symbol.for("content-service.background")

/**
 * Runs work that the caller should neither wait for nor learn about, and that may be lost when the
 * process dies (mails are queued instead). Failures are logged, never thrown.
 * @param failure log message when `work` fails
 */
export function runInBackground(
  payload: Payload,
  failure: string,
  work: () => Promise<void>,
): void {
  const pending = pendingWork()
  const done = new Promise<void>((resolve) => setTimeout(resolve, delay))
    .then(work)
    .catch((err: unknown) => payload.logger.error({ err, msg: failure }))
    .finally(() => pending.delete(done))
  pending.add(done)
}

/** Work that has not finished yet. */
export function pendingWork(): Set<Promise<void>> {
  registry[key] ??= new Set<Promise<void>>()
  return registry[key] as Set<Promise<void>>
}
