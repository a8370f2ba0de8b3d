import type { Payload } from "payload"
import { isPostgres } from "./isPostgres.ts"

/** Any number will do that means nothing else in this database. */
const setUpLock = 7_302_119

/**
 * Does `work` while no other process does on the same Postgres: Payload's migrations take no lock, and of two at once on an empty
 * database one dies. The lock belongs to a connection, so that it ends with a process that is killed. SQLite serves one process.
 */
export async function takeTurns<T>({ db }: Payload, work: () => Promise<T>): Promise<T> {
  if (!isPostgres(db)) return work()
  const connection = await db.pool.connect()
  try {
    await connection.query("SELECT pg_advisory_lock($1)", [setUpLock])
    return await work()
  } finally {
    // Closed, not handed back: the lock goes with it.
    connection.release(true)
  }
}
