import type { Payload } from "payload"
import { forgetOldRegistrations } from "./registration.ts"

const hour = 60 * 60 * 1000

/**
 * Forgets old sign-ups now and every hour: nobody else may sign up for weeks. A failure is logged, and the next hour tries again.
 * @returns what ends it
 */
export function forgetHourly(payload: Payload): () => void {
  const forget = () =>
    forgetOldRegistrations(payload).catch((err: unknown) =>
      payload.logger.error({ err, msg: "Old sign-ups were not forgotten." }),
    )
  forget()
  const timer = setInterval(forget, hour)
  timer.unref()
  return () => clearInterval(timer)
}
