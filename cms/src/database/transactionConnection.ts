import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql"

type Client = SQLiteAdapter["client"]
export type Begin = (
  mode?: "deferred" | "read" | "write",
) => ReturnType<SQLiteAdapter["client"]["transaction"]>
type Transaction = Awaited<ReturnType<Begin>>

const beginOf = { deferred: "BEGIN DEFERRED", read: "BEGIN DEFERRED", write: "BEGIN IMMEDIATE" }

/**
 * A replacement for `client.transaction` that keeps one connection for all transactions, which must run one at a time.
 *
 * The driver opens a connection for each and closes it when its object is garbage-collected. A connection reads the schema of
 * all tables, about 0.7 MB that V8 doesn't know of: under load the process grew to a gigabyte before it collected any.
 * @param url of the database file
 */
export function transactionsOf(url: string): Begin {
  let connection: Client | undefined
  let rollBackOpen = async () => {}

  function disconnect(): void {
    connection?.close()
    connection = undefined
  }

  return async function begin(mode = "write") {
    // A transaction that was presumed lost: its later statements fail.
    await rollBackOpen()
    connection ??= drizzle(url).$client
    const current = connection
    try {
      await current.execute(beginOf[mode])
    } catch (error) {
      // The driver leaves the refused statement unfinished, and a connection with one cannot commit.
      disconnect()
      throw error
    }
    let isOpen = true
    rollBackOpen = async () => {
      if (!isOpen) return
      isOpen = false
      try {
        await current.execute("ROLLBACK")
      } catch {
        // SQLite has rolled back by itself, as on a full disk, or the connection is broken: the next one is new.
        disconnect()
      }
    }
    const requireOpen = () => {
      if (!isOpen) throw new Error("The transaction is closed.")
    }
    const execute: Transaction["execute"] = async (statement) => {
      requireOpen()
      return current.execute(statement)
    }
    return {
      execute,
      batch: async (statements: Parameters<Transaction["batch"]>[0]) => {
        const results = []
        for (const statement of statements) results.push(await execute(statement))
        return results
      },
      executeMultiple: () => {
        throw new Error("The driver rolls back after several statements in one text.")
      },
      commit: async () => {
        await execute("COMMIT")
        isOpen = false
      },
      rollback: () => rollBackOpen(),
      close: () => void rollBackOpen(),
      get closed() {
        return !isOpen
      },
    } as Transaction
  }
}
