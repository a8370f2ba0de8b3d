import config, { pictures } from "@payload-config"
import { getPayload } from "payload"
import { cleanUpHourly } from "./cleanUpHourly.ts"
import { readEnvironment } from "./environment.ts"
import { completeInBackground } from "./pictures/completeInBackground.ts"
import { startWorker } from "./queue/worker.ts"

/**
 * Starts the service's background work: hourly clean-up, the mail queue and AVIF files that pictures
 * lack. Stops it on SIGINT and SIGTERM.
 * @returns a function that stops it too
 */
export function startBackgroundJobs(): () => void {
  const { isBuild, makeAvif, queueLeaseSeconds, retentionDays, runQueue } = readEnvironment()
  if (isBuild) return () => {}
  const open = () => getPayload({ config })
  const stops: (() => unknown)[] = [cleanUpHourly(open, retentionDays)]
  if (runQueue) {
    stops.push(startWorker(open, { leaseSeconds: queueLeaseSeconds }))
    if (makeAvif) stops.push(completeInBackground(open, pictures))
  }
  const stopAll = () => {
    for (const stop of stops) stop()
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stopAll)
  return stopAll
}
