import config from "@payload-config"
import { getPayload } from "payload"
import { type Head, refuseUnread } from "./gate.ts"

/** Lets gate.mjs ask before it hands a request to Next: the bundle has modules of its own, so they meet here. */
export function openGate(): void {
  const registry = globalThis as { [key: symbol]: unknown }
  registry[Symbol.for("adwene.gate")] = (head: Head) =>
    refuseUnread(head, () => getPayload({ config }))
}
