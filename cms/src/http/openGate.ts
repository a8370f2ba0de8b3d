import config, { limits, pictures } from "@payload-config"
import { getPayload, handleEndpoints } from "payload"
import { provideQueueStatistics } from "../metrics/recorder.ts"
import { readQueueStatistics } from "../queue/queueStatistics.ts"
import { type Head, limitPages, refuseByHeaders } from "./gate.ts"
import { answerVisitor } from "./publicResponses.ts"
import { logRefusedOrigin } from "./refusedOrigins.ts"
import { routeOf } from "./routeOf.ts"

/**
 * Registers the gate that gate.mjs calls before Next, and what server.mjs logs about requests. On
 * `globalThis` because they do not share modules with the bundle.
 */
export function openGate(): void {
  const registry = globalThis as { [key: symbol]: unknown }
  registry[Symbol.for("content-service.gate")] = answerFirst
  registry[Symbol.for("content-service.routeOf")] = async () => {
    const sanitized = await config
    return (url: string) => routeOf(url, sanitized)
  }
  provideQueueStatistics(async () => readQueueStatistics(await getPayload({ config })))
}

/** @returns the response to a refused request or a visitor's read; null for what Next handles */
async function answerFirst(head: Head): Promise<Response | null> {
  const refusal = await refuseByHeaders(head, () => getPayload({ config }))
  if (refusal) return refusal
  const { headers, method, url } = head
  const payload = await getPayload({ config })
  logRefusedOrigin(headers, payload)
  if (!url.startsWith("/api/")) return limitPages(head, { limits, payload })
  const request = new Request(payload.config.serverURL + url, { headers, method })
  return answerVisitor(request, { payload, limits, pictures }, (asked) =>
    handleEndpoints({ config, request: asked }),
  )
}
