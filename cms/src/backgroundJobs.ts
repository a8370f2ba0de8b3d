import config from "@payload-config"
import { getPayload } from "payload"
import { cleanUpHourly } from "./cleanUpHourly.ts"
import { readEnvironment } from "./environment.ts"
import { startWorker } from "./queue/worker.ts"

/**
 * Starts the service's background work: hourly clean-up and the mail queue. Stops it on SIGINT and
 * SIGTERM.
 */
export function startBackgroundJobs(): void {
  const { isBuild, queueLeaseSeconds, retentionDays, runQueue } = readEnvironment()
  if (isBuild) return
  const open = () => getPayload({ config })
  const stops: (() => unknown)[] = [cleanUpHourly(open, retentionDays)]
  if (runQueue) stops.push(startWorker(open, { leaseSeconds: queueLeaseSeconds }))
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      for (const stop of stops) stop()
    })
  }
}
