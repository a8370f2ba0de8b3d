import { setTimeout as wait } from "node:timers/promises"

/**
 * Begins a transaction as soon as no other process holds the lock. Waiting here, instead of in the driver, lets this process go on: the
 * driver's own wait would block it whole, readers included. Below Payload, which logs each failed beginning and drops the error's code.
 * @param deadline the time (as Date.now() tells it) after which a lock is an error
 * @throws what `begin` throws, once it is not a lock or the deadline has passed
 */
export async function untilFree<T>(begin: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await begin()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error
      // Not in step with the others that wait.
      await wait(20 + Math.random() * 30)
    }
  }
}

/** True for a lock of SQLite's, also one that the query layer wrapped. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  return code.startsWith("SQLITE_BUSY") || code === "SQLITE_LOCKED" || isBusy(error.cause)
}
