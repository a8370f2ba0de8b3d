import { setTimeout as wait } from "node:timers/promises"

const attempts = 40

/**
 * Runs `write` again while another connection holds SQLite's write lock. Waiting here, instead of in the driver, lets the
 * holder go on: the driver's own wait would block the whole process, the holder included.
 * @throws what `write` throws, once it is not a lock or after some 4 seconds of tries
 */
export async function retryWhenBusy<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      if (attempt >= attempts || !isBusy(error)) throw error
      await wait(50 + Math.random() * 100)
    }
  }
}

/** True for a lock error, also one that the query layer wrapped. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  return code.startsWith("SQLITE_BUSY") || code === "SQLITE_LOCKED" || isBusy(error.cause)
}
