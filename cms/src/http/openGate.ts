import config, { limits } from "@payload-config"
import { getPayload, handleEndpoints } from "payload"
import { type Head, limitPages, refuseByHeaders } from "./gate.ts"
import { answerVisitor } from "./publicResponses.ts"

/**
 * Registers the gate that gate.mjs calls before Next. On `globalThis` because gate.mjs does not
 * share modules with the bundle.
 */
export function openGate(): void {
  const registry = globalThis as { [key: symbol]: unknown }
  registry[Symbol.for("content-service.gate")] = answerFirst
}

/** @returns the response to a refused request or a visitor's read; null for what Next handles */
async function answerFirst(head: Head): Promise<Response | null> {
  const refusal = await refuseByHeaders(head, () => getPayload({ config }))
  if (refusal) return refusal
  const { headers, method, url } = head
  const payload = await getPayload({ config })
  if (!url.startsWith("/api/")) return limitPages(head, { limits, payload })
  const request = new Request(payload.config.serverURL + url, { headers, method })
  return answerVisitor(request, { payload, limits }, (asked) =>
    handleEndpoints({ config, request: asked }),
  )
}
