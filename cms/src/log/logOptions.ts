import pino, { type DestinationStream, type LoggerOptions } from "pino"
import { prettyFactory } from "pino-pretty"
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
  registry[key] ??= logFormat === "json" ? jsonLines() : textLines()
  return { options, destination: registry[key] as DestinationStream }
}

/**
 * One destination for the loggers of server.mjs and of the bundle, which do not share modules, so that their lines never mix. Lines
 * of JSON are written in the background, several at a time under load, and the last ones when the process exits.
 */
const registry = globalThis as { [key: symbol]: unknown }
const key = Symbol.for("content-service.logDestination")

function jsonLines(): DestinationStream {
  return pino.destination({ dest: 1, sync: false })
}

function textLines(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true })
  const toText = prettyFactory({
    colorize: process.stdout.isTTY,
    ignore: "pid,hostname,name,requestId,method,route,status,ms",
    messageFormat: (line, messageKey) =>
      sentence(line as RequestLine) ?? (line[messageKey] as string),
    translateTime: "SYS:HH:MM:ss",
  })
  return { write: (line) => output.write(toText(line)) }
}

function sentence({ method, ms, route, status }: RequestLine): string | null {
  return route ? `${method} ${route} ${status} in ${ms} ms` : null
}
