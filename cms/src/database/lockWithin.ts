import { sql } from "@payloadcms/db-postgres"
import type { PayloadRequest } from "payload"
import { isPostgres } from "./isPostgres.ts"

/**
 * Waits until no other transaction holds `name`, and holds it until this one ends. On SQLite transactions that write come one after the
 * other anyway.
 */
export async function lockWithin({ payload, transactionID }: PayloadRequest, name: string) {
  const { db } = payload
  const id = await transactionID
  if (!isPostgres(db) || id === undefined) return
  await db.sessions[id]?.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
