import { closeSync, openSync } from "node:fs"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql"
import type { Payload } from "payload"
import { isPostgres } from "./isPostgres.ts"
import { untilFree } from "./untilFree.ts"

/** Id of an advisory lock: arbitrary, but used for nothing else in this database. */
const setUpLock = 7_302_119

/**
 * Runs `work` in one process at a time: Payload's migrations take no lock, and when two start on an
 * empty database, one fails. The lock belongs to a connection, so it is released when the process is
 * killed.
 */
export async function takeTurns<T>({ db }: Payload, work: () => Promise<T>): Promise<T> {
  const release = isPostgres(db)
    ? await lockPostgres(db.pool)
    : await lockFile((db as unknown as SQLiteAdapter).clientConfig.url)
  try {
    return await work()
  } finally {
    release()
  }
}

async function lockPostgres(pool: { connect: () => Promise<PoolClient> }): Promise<() => void> {
  const connection = await pool.connect()
  // Closed instead of returned to the pool, so that the lock is released.
  const release = () => connection.release(true)
  await connection.query("SELECT pg_advisory_lock($1)", [setUpLock]).catch((error: unknown) => {
    release()
    throw error
  })
  return release
}

type PoolClient = {
  query: (text: string, values: unknown[]) => Promise<unknown>
  release: (destroy: boolean) => void
}

/** Holds a write transaction on an empty database beside the real one, which the work itself has to write to. */
async function lockFile(url: string): Promise<() => void> {
  if (!url.startsWith("file:")) return () => {}
  const lock = `${url}-setup`
  // Readable by the owner alone, like the database.
  closeSync(openSync(lock.replace(/^file:(\/\/)?/, ""), "a", 0o600))
  const begin = async () => {
    const { $client: client } = drizzle(lock)
    try {
      return await client.transaction("write")
    } finally {
      // The transaction keeps its connection.
      client.close()
    }
  }
  const transaction = await untilFree(begin, Number.POSITIVE_INFINITY)
  return () => transaction.close()
}
