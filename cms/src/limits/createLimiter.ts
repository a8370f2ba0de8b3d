import type { Payload } from "payload"
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible"
import { isPostgres } from "../database/isPostgres.ts"

type Limit = {
  /** Tells this limit's counters from the others'; it is kept in the database, so don't change it. */
  name: string
  points: number
  seconds: number
  /** Counted by each instance for itself, where asking the database would cost as much as what is limited. */
  perProcess?: boolean
}

/** Where all instances count together, on Postgres; made by the migration `accounts_and_spam`. */
const tableName = "rate_limits"

/**
 * A counter per key. It counts in the database when that is Postgres, since several instances share it; SQLite serves one process,
 * which counts in its memory.
 * @returns a function, since the database is known only once the service runs
 */
export function createLimiter({
  name,
  points,
  seconds,
  perProcess = false,
}: Limit): (payload: Payload) => RateLimiterAbstract {
  const limiters = new WeakMap<Payload, RateLimiterAbstract>()
  const options = { keyPrefix: name, points, duration: seconds }
  return (payload) => {
    const known = limiters.get(payload)
    if (known) return known
    const memory = new RateLimiterMemory(options)
    const limiter =
      !perProcess && isPostgres(payload.db)
        ? new RateLimiterPostgres({
            ...options,
            storeClient: payload.db.pool,
            storeType: "pool",
            tableName,
            tableCreated: true,
            // A database that doesn't answer must not open the door.
            insuranceLimiter: memory,
          })
        : memory
    limiters.set(payload, limiter)
    return limiter
  }
}
