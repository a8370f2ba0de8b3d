import config, { pictures } from "@payload-config"
import { getPayload } from "payload"
import { cleanUpHourly } from "./cleanUpHourly.ts"
import { readEnvironment } from "./environment.ts"
import { completeInBackground } from "./pictures/completeInBackground.ts"
import { startWorker } from "./queue/worker.ts"

/**
 * Starts the service's background work: hourly clean-up, the mail queue and AVIF files that pictures
 * lack. Stops it on SIGINT and SIGTERM.
 */
export function startBackgroundJobs(): void {
  const { isBuild, queueLeaseSeconds, retentionDays, runQueue } = readEnvironment()
  if (isBuild) return
  const open = () => getPayload({ config })
  const stops: (() => unknown)[] = [cleanUpHourly(open, retentionDays)]
  if (runQueue) {
    stops.push(startWorker(open, { leaseSeconds: queueLeaseSeconds }))
    stops.push(completeInBackground(open, pictures))
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      for (const stop of stops) stop()
    })
  }
}
