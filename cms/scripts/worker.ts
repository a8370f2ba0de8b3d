import "./prepare.ts"
import { getPayload } from "payload"
import { readEnvironment } from "../src/environment.ts"
import { startWorker } from "../src/queue/worker.ts"

/** Runs the queue in a process of its own, beside services with or without `RUN_QUEUE=false`. */
try {
  const { queueLeaseSeconds } = readEnvironment()
  const { default: config } = await import("../payload.config.ts")
  const stop = startWorker(() => getPayload({ config }), { leaseSeconds: queueLeaseSeconds })
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => stop().then(() => process.exit(0)))
  }
  console.log("The worker is running.")
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
