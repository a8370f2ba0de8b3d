import config from "@payload-config"
import { getPayload } from "payload"
import { forgetHourly } from "./accounts/forgetHourly.ts"
import { readEnvironment } from "./environment.ts"

/** What the service does by itself, from its start to its end. */
export function startChores(): void {
  if (readEnvironment().isBuild) return
  const stop = forgetHourly(() => getPayload({ config }))
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop)
}
