import pino, { type DestinationStream, type LoggerOptions } from "pino"
import pretty from "pino-pretty"
import type { Environment } from "../environment.ts"
import { describeError, redact } from "./redact.ts"
import { currentRequestId } from "./requestId.ts"

type LogSettings = Pick<Environment, "logFormat" | "logLevel">

/** What a line about a request holds, instead of a message. */
type RequestLine = { method?: string; route?: string; status?: number; ms?: number }

/** Options of the log, for Payload and for server.mjs: JSON lines for machines, or text for people. */
export function logOptions({ logFormat, logLevel }: LogSettings): {
  options: LoggerOptions
  destination: DestinationStream
} {
  const options: LoggerOptions = {
    level: logLevel,
    name: "cms",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    hooks: { streamWrite: redact },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId ? { requestId } : {}
    },
    serializers: { err: describeError },
  }
  const destination =
    logFormat === "json"
      ? pino.destination({ dest: 1, sync: true })
      : pretty({
          destination: 1,
          sync: true,
          ignore: "pid,hostname,name,requestId,method,route,status,ms",
          messageFormat: (line, messageKey) =>
            sentence(line as RequestLine) ?? (line[messageKey] as string),
          translateTime: "SYS:HH:MM:ss",
        })
  return { options, destination }
}

function sentence({ method, ms, route, status }: RequestLine): string | null {
  return route ? `${method} ${route} ${status} in ${ms} ms` : null
}
