import { createCache } from "./createCache.ts"

export type Content = {
  status: number
  headers: Headers
  body: string
  zipped?: Promise<Uint8Array>
}

type Cache = ReturnType<typeof createCache<Content>>

/**
 * Each list is read from the database at most once in this time. Changes made through this process show at once, others after it.
 * Kept on `globalThis`, because Next bundles the gate, the route and the queue separately and all need the same cache.
 */
const registry = globalThis as { [key: symbol]: unknown }
const key = Symbol.for("content-service.publicResponses")
registry[key] ??= createCache<Content>({ milliseconds: 2_000, maxEntries: 200 })
export const publicCache = registry[key] as Cache
