import type { Payload } from "payload"
import { forgetOldRegistrations } from "./accounts/registration.ts"
import { forgetOldJobs } from "./queue/forgetOldJobs.ts"

const hour = 60 * 60 * 1000

/**
 * Deletes old sign-ups and jobs now and every hour, since the next sign-up may be weeks away. A
 * failure is logged, and the next hour tries again.
 * @param open connects to the database, or rejects while it is down
 * @returns a function that stops it
 */
export function forgetHourly(open: () => Promise<Payload>): () => void {
  const forget = () =>
    open()
      .then(async (payload) => {
        await forgetOldRegistrations(payload)
        await forgetOldJobs(payload)
      })
      .catch((error: unknown) => console.error("Deleting old sign-ups and jobs failed.", error))
  forget()
  const timer = setInterval(forget, hour)
  timer.unref()
  return () => clearInterval(timer)
}
