import type { Payload } from "payload"
import { forgetOldRegistrations } from "./registration.ts"

const hour = 60 * 60 * 1000

/**
 * Forgets old sign-ups now and every hour: nobody else may sign up for weeks. A failure is logged, and the next hour tries again.
 * @param open opens the database, or fails while that doesn't answer
 * @returns what ends it
 */
export function forgetHourly(open: () => Promise<Payload>): () => void {
  const forget = () =>
    open()
      .then(forgetOldRegistrations)
      .catch((error: unknown) => console.error("Old sign-ups were not forgotten.", error))
  forget()
  const timer = setInterval(forget, hour)
  timer.unref()
  return () => clearInterval(timer)
}
