import { setTimeout as wait } from "node:timers/promises"

/**
 * Retries `begin` until no other process holds the lock. It waits here because the driver's own
 * wait would block the whole process, readers included, and below Payload because that logs every
 * failed attempt and drops the error code.
 * @param deadline time, as in Date.now(), after which a lock is an error
 * @throws what `begin` throws when it is not a lock, or when the deadline has passed
 */
export async function untilFree<T>(begin: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await begin()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error
      // Jitter, so that waiting processes do not retry in step.
      await wait(20 + Math.random() * 30)
    }
  }
}

/** True for SQLite's lock errors, including those wrapped by the query layer. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  return code.startsWith("SQLITE_BUSY") || code === "SQLITE_LOCKED" || isBusy(error.cause)
}
