import { AsyncLocalStorage } from "node:async_hooks"
import { randomUUID } from "node:crypto"

/** On `globalThis` because server.mjs, which knows the request, does not share modules with the bundle. */
const registry = globalThis as { [key: symbol]: unknown }
const key = Symbol.for("content-service.requestId")
registry[key] ??= new AsyncLocalStorage<string>()
const storage = registry[key] as AsyncLocalStorage<string>

/** Runs `work` so that everything it logs, later steps included, carries the id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return storage.run(id, work)
}

/** Runs `work` as nobody's: a worker that a request wakes goes on with the jobs of others. */
export function withoutRequestId<Result>(work: () => Result): Result {
  return storage.exit(work)
}

export function currentRequestId(): string | undefined {
  return storage.getStore()
}

/** The id that a proxy gave a request, if it looks like one, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
