import "./prepare.ts"
import { createServer } from "node:http"
import { getPayload } from "payload"
import { listen } from "../listen.mjs"
import { provideQueueStatistics } from "../src/metrics/recorder.ts"
import { completeInBackground } from "../src/pictures/completeInBackground.ts"
import { readQueueStatistics } from "../src/queue/queueStatistics.ts"
import { startWorker } from "../src/queue/worker.ts"
import { pendingWork } from "../src/runInBackground.ts"
import { createServerContext } from "../src/serverContext.ts"

/** Runs the queue in a process of its own, beside services with or without `RUN_QUEUE=false`. */
try {
  const { environment, logger, metrics } = createServerContext()
  const { makeAvif, metricsHost: hostname, metricsPort: port, queueLeaseSeconds } = environment
  const { default: config, pictures } = await import("../payload.config.ts")
  const open = () => getPayload({ config })
  if (metrics && port) {
    provideQueueStatistics(async () => readQueueStatistics(await open()))
    const address = { hostname, port, variable: "METRICS_PORT" }
    await listen(createServer(metrics.answer), address, process.exit)
  }
  const stop = startWorker(open, { leaseSeconds: queueLeaseSeconds })
  const stopPictures = makeAvif ? completeInBackground(open, pictures) : undefined
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      stopPictures?.()
      Promise.allSettled([stop(), ...pendingWork()]).then(() => process.exit(0))
    })
  }
  logger.info("The worker is running.")
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
