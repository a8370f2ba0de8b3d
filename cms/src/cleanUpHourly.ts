import type { Payload } from "payload"
import { deleteOldRegistrations } from "./accounts/registration.ts"
import { deleteOldMessages } from "./privacy/deleteOldMessages.ts"
import { deleteOldJobs } from "./queue/deleteOldJobs.ts"

const hour = 60 * 60 * 1000

/**
 * Deletes old sign-ups, jobs and, where the settings say so, messages now and every hour, since the next sign-up may be weeks away. A
 * failure is logged, and the next hour tries again.
 * @param open connects to the database, or rejects while it is down
 * @param retentionDays how long people's data is kept; undefined keeps messages for ever
 * @returns a function that stops it
 */
export function cleanUpHourly(
  open: () => Promise<Payload>,
  retentionDays: number | undefined,
): () => void {
  const forget = () =>
    open()
      .then(async (payload) => {
        await deleteOldRegistrations(payload)
        await deleteOldJobs(payload, retentionDays)
        if (retentionDays) await deleteOldMessages(payload, retentionDays)
      })
      .catch((error: unknown) => console.error("Deleting old data failed.", error))
  forget()
  const timer = setInterval(forget, hour)
  timer.unref()
  return () => clearInterval(timer)
}
