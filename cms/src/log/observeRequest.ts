import type { IncomingMessage, ServerResponse } from "node:http"
import type { Logger } from "pino"
import { requestIdOf, withRequestId } from "./requestId.ts"

export type Observation = { method: string; route: string; status: number; ms: number }

type Observer = {
  logger: Pick<Logger, "debug" | "info" | "warn">
  /** The pattern of an address: it holds nothing that a caller can choose. */
  routeOf: (url: string) => string
  record?: (observation: Observation) => void
}

const methods = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]

/** Routes that whoever watches the service asks for every few seconds. What is wrong is logged elsewhere, once. */
const probes = ["/health", "/healthz", "/readyz", "starting"]

/** A request whose caller left before the response, as nginx numbers it. */
const closedByCaller = 499

/**
 * Gives a request an id, in `X-Request-Id` of the request and the response and in every line that is logged meanwhile, and logs one
 * line once it is over: no address, no query, nothing the caller wrote.
 */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { logger, record, routeOf }: Observer,
  work: () => Promise<void>,
): Promise<void> {
  const started = performance.now()
  const id = requestIdOf(request.headers["x-request-id"])
  request.headers["x-request-id"] = id
  response.setHeader("X-Request-Id", id)
  return withRequestId(id, () => {
    response.once("close", () =>
      withRequestId(id, () => {
        const observation = {
          method: methods.includes(request.method ?? "") ? String(request.method) : "other",
          route: routeOf(request.url ?? ""),
          status: response.writableFinished ? response.statusCode : closedByCaller,
          ms: Math.round(performance.now() - started),
        }
        record?.(observation)
        logger[levelOf(observation)](observation)
      }),
    )
    return work()
  })
}

function levelOf({ route, status }: Observation): "debug" | "info" | "warn" {
  if (probes.includes(route)) return "debug"
  return status >= 500 ? "warn" : "info"
}
