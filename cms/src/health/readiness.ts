import { setTimeout as wait } from "node:timers/promises"
import type { Payload } from "payload"
import { migrationNames } from "../database/migrationNames.ts"
import type { PictureStore } from "../storage/pictureStore.ts"

type Part = "database" | "migrations" | "storage"

/** Checks a part of the service; rejects when it cannot do its work. */
type Checks = Record<Part, () => Promise<void>>

type Readiness = { isReady: boolean; parts: Record<Part, "ok" | "failed"> }

/** How long a part may take to answer. */
const patience = 3_000

/** Anyone may ask, so that parts are not checked more often than this. */
const lifetime = 1_000

/**
 * Whether this service can serve requests. Callers within a second share an answer; what a part fails with is logged when it begins to
 * fail, and only the part's name is told to callers.
 */
export function createReadiness(checks: Checks, log: Pick<Console, "error" | "info">) {
  const failing = new Set<string>()
  let latest: { at: number; readiness: Promise<Readiness> } | undefined

  async function check(part: Part): Promise<[Part, "ok" | "failed"]> {
    try {
      await withinPatience(checks[part]())
      if (failing.delete(part)) log.info(`Ready again: ${part}.`)
      return [part, "ok"]
    } catch (error) {
      if (!failing.has(part)) log.error(`Not ready: ${part}.`, error)
      failing.add(part)
      return [part, "failed"]
    }
  }

  async function checkAll(): Promise<Readiness> {
    const found = await Promise.all((Object.keys(checks) as Part[]).map(check))
    return {
      isReady: found.every(([, state]) => state === "ok"),
      parts: Object.fromEntries(found) as Readiness["parts"],
    }
  }

  return function readiness(): Promise<Readiness> {
    const now = performance.now()
    if (!latest || now - latest.at > lifetime) latest = { at: now, readiness: checkAll() }
    return latest.readiness
  }
}

/** The checks of a running service. */
export function checksOf(open: () => Promise<Payload>, pictures: PictureStore): Checks {
  return {
    async database() {
      await (await open()).db.count({ collection: "administrators" })
    },
    migrations: async () => requireMigrations(await open()),
    storage: () => pictures.check(),
  }
}

/** @throws Error naming the migrations of this version that have not run */
async function requireMigrations({ db }: Payload): Promise<void> {
  const names = migrationNames(db.migrationDir)
  const { docs } = await db.find<{ name: string }>({
    collection: "payload-migrations",
    pagination: false,
  })
  const done = new Set(docs.map(({ name }) => name))
  const missing = names.filter((name) => !done.has(name))
  if (missing.length === 0) return
  throw new Error(`Run "npm run setup": ${missing.join(", ")} has not run on this database.`)
}

async function withinPatience(work: Promise<void>): Promise<void> {
  const late = new AbortController()
  const tooLate = wait(patience, undefined, { signal: late.signal, ref: false }).then(
    () => Promise.reject(new Error(`No answer within ${patience} milliseconds.`)),
    () => {},
  )
  await Promise.race([work, tooLate]).finally(() => late.abort())
}
