import type { Payload } from "payload"
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible"
import { isPostgres } from "../database/isPostgres.ts"

type Limit = {
  /** Key prefix of this limit's counters. Stored in the database, so do not change it. */
  name: string
  points: number
  seconds: number
  /** Counts per instance, where a database query would cost as much as what is limited. */
  perProcess?: boolean
}

/** Counters shared by all instances on Postgres; created by the migration `accounts_and_spam`. */
const tableName = "rate_limits"

/**
 * A rate limiter with a counter per key: in the database on Postgres, which several instances
 * share, and in memory on SQLite, which serves one process.
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
            // Keeps limiting, in memory, while the database is down.
            insuranceLimiter: memory,
          })
        : memory
    limiters.set(payload, limiter)
    return limiter
  }
}
