import type { Payload } from "payload"
import { isPostgres } from "./isPostgres.ts"

/** Id of an advisory lock: arbitrary, but used for nothing else in this database. */
const setUpLock = 7_302_119

/**
 * Runs `work` in one process at a time on Postgres: Payload's migrations take no lock, and when two
 * start on an empty database, one fails. The lock belongs to a connection, so it is released when
 * the process is killed. SQLite serves one process anyway.
 */
export async function takeTurns<T>({ db }: Payload, work: () => Promise<T>): Promise<T> {
  if (!isPostgres(db)) return work()
  const connection = await db.pool.connect()
  try {
    await connection.query("SELECT pg_advisory_lock($1)", [setUpLock])
    return await work()
  } finally {
    // Closes the connection instead of returning it to the pool, which releases the lock.
    connection.release(true)
  }
}
