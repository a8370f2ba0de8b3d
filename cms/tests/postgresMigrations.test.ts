import assert from "node:assert/strict"
import { test } from "node:test"
import type { PostgresAdapter } from "@payloadcms/db-postgres"
import type { Migration } from "payload"
import { migrations } from "../src/migrations/postgres/index.ts"
import { startService } from "./service.ts"

/** Set by onPostgres.test.ts; on SQLite there is nothing to test here. */
const skip = !process.env.TEST_DATABASE_URI && "runs as part of onPostgres.test.ts"

test("a Postgres database with accounts and messages migrates up and down", {
  skip,
}, async () => {
  const [initial, draftsAndOrder, accountsAndSpam, suspected] = migrations as Migration[]
  assert.ok(initial && draftsAndOrder && accountsAndSpam && suspected)
  const { payload } = await startService({}, [initial, draftsAndOrder])
  const { pool } = payload.db as unknown as PostgresAdapter
  await pool.query(
    `INSERT INTO contacts (statuses, name, email, phone, subject, message) VALUES ('answered', 'a', 'b', 'c', 'd', 'e')`,
  )
  await pool.query(
    `INSERT INTO administrators (email, login_attempts, lock_until) VALUES ('x@adwene.example', 8, now())`,
  )
  await payload.db.migrate({ migrations: [accountsAndSpam] })
  await pool.query(
    `INSERT INTO contacts (statuses, name, email, phone, subject, message) VALUES ('spam', 'a', 'b', 'c', 'd', 'e')`,
  )
  await payload.db.migrate({ migrations: migrations as Migration[] })
  const { rows: kept } = await pool.query(`SELECT statuses, suspected FROM contacts ORDER BY id`)
  assert.deepEqual(kept, [
    { statuses: "answered", suspected: false },
    { statuses: "spam", suspected: false },
  ])
  const { rowCount } = await pool.query(`SELECT 1 FROM administrators`)
  assert.equal(rowCount, 1)
  const { drizzle } = payload.db as unknown as PostgresAdapter
  await drizzle.transaction(async (db) => {
    type Arguments = Parameters<Migration["down"]>[0]
    const surroundings = { db, payload } as unknown as Arguments
    await suspected.down(surroundings)
    return accountsAndSpam.down(surroundings)
  })
  const { rows } = await pool.query(`SELECT statuses FROM contacts ORDER BY id`)
  assert.deepEqual(
    rows.map(({ statuses }) => statuses),
    ["answered", "closed"],
  )
})
