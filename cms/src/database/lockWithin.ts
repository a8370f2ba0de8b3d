import { sql } from "@payloadcms/db-postgres"
import type { PayloadRequest } from "payload"
import { isPostgres } from "./isPostgres.ts"

/**
 * Takes the advisory lock `name` and holds it until this transaction ends. Does nothing on SQLite,
 * whose write transactions run one at a time anyway.
 */
export async function lockWithin({ payload, transactionID }: PayloadRequest, name: string) {
  const { db } = payload
  const id = await transactionID
  if (!isPostgres(db) || id === undefined) return
  await db.sessions[id]?.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
