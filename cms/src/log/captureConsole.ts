import { format } from "node:util"
import type { Logger } from "pino"

/** Sends what Next and other packages print to the log, so that every line of it is JSON. */
export function captureConsole(logger: Logger): void {
  const levels = {
    debug: "debug",
    log: "info",
    info: "info",
    warn: "warn",
    error: "error",
  } as const
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error)
      const rest = parts.filter((part) => part !== err)
      const msg = rest.length > 0 || !err ? format(...rest) : (err as Error).message
      logger[level]({ ...(err ? { err } : {}), msg })
    }
  }
}
