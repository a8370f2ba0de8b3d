import type { Payload } from "payload"
import { forgetOldRegistrations } from "./accounts/registration.ts"
import { forgetOldJobs } from "./queue/forgetOldJobs.ts"

const hour = 60 * 60 * 1000

/**
 * Forgets old sign-ups and jobs now and every hour: nobody else may sign up for weeks. A failure is logged, and the next hour tries
 * again.
 * @param open opens the database, or fails while that doesn't answer
 * @returns what ends it
 */
export function forgetHourly(open: () => Promise<Payload>): () => void {
  const forget = () =>
    open()
      .then(async (payload) => {
        await forgetOldRegistrations(payload)
        await forgetOldJobs(payload)
      })
      .catch((error: unknown) => console.error("Old sign-ups and jobs were not forgotten.", error))
  forget()
  const timer = setInterval(forget, hour)
  timer.unref()
  return () => clearInterval(timer)
}
