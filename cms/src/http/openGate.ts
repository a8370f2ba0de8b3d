import config, { limits } from "@payload-config"
import { getPayload, handleEndpoints } from "payload"
import { type Head, limitPages, refuseUnread } from "./gate.ts"
import { answerVisitor } from "./publicAnswers.ts"

/** Lets gate.mjs ask before it hands a request to Next: the bundle has modules of its own, so they meet here. */
export function openGate(): void {
  const registry = globalThis as { [key: symbol]: unknown }
  registry[Symbol.for("adwene.gate")] = answerFirst
}

/** @returns the answer to what is refused, or read by a visitor; null for what Next is to answer */
async function answerFirst(head: Head): Promise<Response | null> {
  const refusal = await refuseUnread(head, () => getPayload({ config }))
  if (refusal) return refusal
  const { headers, method, url } = head
  const payload = await getPayload({ config })
  if (!url.startsWith("/api/")) return limitPages(head, { limits, payload })
  const request = new Request(payload.config.serverURL + url, { headers, method })
  return answerVisitor(request, { payload, limits }, (asked) =>
    handleEndpoints({ config, request: asked }),
  )
}
