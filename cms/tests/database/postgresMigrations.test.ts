import assert from "node:assert/strict"
import { test } from "node:test"
import type { PostgresAdapter } from "@payloadcms/db-postgres"
import type { Migration } from "payload"
import { migrations } from "../../src/migrations/postgres/index.ts"
import { startService } from "../support/service.ts"

/** Set by onPostgres.test.ts; on SQLite there is nothing to test here. */
const skip = !process.env.TEST_DATABASE_URI && "runs as part of onPostgres.test.ts"

test("a Postgres database with accounts and messages migrates up and down", {
  skip,
}, async () => {
  const [
    initial,
    draftsAndOrder,
    accountsAndSpam,
    suspected,
    outbox,
    honeypot,
    rebuild,
    scheduled,
  ] = migrations as Migration[]
  assert.ok(initial && draftsAndOrder && accountsAndSpam && suspected && outbox)
  assert.ok(honeypot && rebuild && scheduled)
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
  await payload.db.migrate({ migrations: [suspected, outbox] })
  await pool.query(
    `INSERT INTO contacts (statuses, suspected, trap, name, email, phone, subject, message) VALUES
      ('pending', true, 'honeypot', 'a', 'b', 'c', 'd', 'e'), ('pending', true, 'haste', 'a', 'b', 'c', 'd', 'e')`,
  )
  await payload.db.migrate({ migrations: migrations as Migration[] })
  const { rows: kept } = await pool.query(`SELECT statuses, honeypot FROM contacts ORDER BY id`)
  assert.deepEqual(kept, [
    { statuses: "answered", honeypot: false },
    { statuses: "spam", honeypot: false },
    { statuses: "pending", honeypot: true },
    { statuses: "pending", honeypot: false },
  ])
  const { rowCount } = await pool.query(`SELECT 1 FROM administrators`)
  assert.equal(rowCount, 1)
  await pool.query(
    `INSERT INTO payload_jobs (task_slug) VALUES ('schedulePublish'), ('rebuildSite'), ('panelReset')`,
  )
  const { drizzle } = payload.db as unknown as PostgresAdapter
  await drizzle.transaction(async (db) => {
    type Arguments = Parameters<Migration["down"]>[0]
    const deps = { db, payload } as unknown as Arguments
    await scheduled.down(deps)
    await rebuild.down(deps)
    await honeypot.down(deps)
    await suspected.down(deps)
    return accountsAndSpam.down(deps)
  })
  const { rows: jobs } = await pool.query(`SELECT task_slug FROM payload_jobs`)
  assert.deepEqual(jobs, [{ task_slug: "panelReset" }])
  const { rows } = await pool.query(`SELECT statuses FROM contacts ORDER BY id`)
  assert.deepEqual(
    rows.map(({ statuses }) => statuses),
    ["answered", "closed", "pending", "pending"],
  )
})
