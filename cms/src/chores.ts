import config from "@payload-config"
import { getPayload } from "payload"
import { readEnvironment } from "./environment.ts"
import { forgetHourly } from "./forgetHourly.ts"
import { startWorker } from "./queue/worker.ts"

/**
 * Starts the service's background work: hourly clean-up and the mail queue. Stops it on SIGINT and
 * SIGTERM.
 */
export function startChores(): void {
  const { isBuild, queueLeaseSeconds, runQueue } = readEnvironment()
  if (isBuild) return
  const open = () => getPayload({ config })
  const stops: (() => unknown)[] = [forgetHourly(open)]
  if (runQueue) stops.push(startWorker(open, { leaseSeconds: queueLeaseSeconds }))
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      for (const stop of stops) stop()
    })
  }
}
