import assert from "node:assert/strict"
import { test } from "node:test"
import { type PostgresAdapter, sql } from "@payloadcms/db-postgres"
import { inTransaction } from "../../src/database/inTransaction.ts"
import { startService } from "../support/service.ts"

/** Set by onPostgres.test.ts; SQLite has no connections that end. */
const skip = !process.env.TEST_DATABASE_URI && "runs as part of onPostgres.test.ts"

test("a transaction whose connection Postgres ends fails, and the service lives on", {
  skip,
}, async () => {
  const { payload } = await startService()
  const { pool, sessions } = payload.db as unknown as PostgresAdapter
  const isConnected = async (process: unknown) => {
    const { rowCount } = await pool.query("SELECT 1 FROM pg_stat_activity WHERE pid = $1", [
      process,
    ])
    return rowCount === 1
  }

  const transaction = inTransaction(payload, async ({ transactionID }) => {
    const { db } = sessions[String(await transactionID)] ?? assert.fail("no transaction")
    const { rows } = await db.execute(sql`SELECT pg_backend_pid() AS process`)
    const process = rows[0]?.process
    // No query is running on it when it ends.
    await pool.query("SELECT pg_terminate_backend($1)", [process])
    while (await isConnected(process));
    await db.execute(sql`SELECT 1`)
  })

  await assert.rejects(transaction)
  assert.equal((await payload.count({ collection: "contacts" })).totalDocs, 0)
})
