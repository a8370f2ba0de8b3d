import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import type { DatabaseAdapterObj } from "payload"
import { createQueue } from "./createQueue.ts"

/** A transaction still open after this long is taken for lost, so that it cannot block the others for ever. */
const longestTransaction = 10_000

/**
 * Makes SQLite's transactions dependable, in two ways.
 *
 * They run one after the other. The driver opens a new connection for each, without the busy timeout, and works synchronously:
 * two open transactions of one process can only fail ("database is locked"), never wait for each other.
 *
 * A failed commit is an error. Payload drops it and reports success for what was never stored.
 */
export function serialTransactions(
  adapter: DatabaseAdapterObj<SQLiteAdapter>,
): DatabaseAdapterObj<SQLiteAdapter> {
  function init(args: Parameters<typeof adapter.init>[0]): SQLiteAdapter {
    const database = adapter.init(args)
    const { connect, beginTransaction, commitTransaction, rollbackTransaction } = database
    const releases = new Map<number | string, () => void>()
    const waitForTurn = createQueue(longestTransaction)
    let failedCommit: unknown

    function release(id: number | string): void {
      releases.get(id)?.()
      releases.delete(id)
    }

    database.connect = async (options) => {
      await connect?.call(database, options)
      watchCommits(database.client, (error) => {
        failedCommit = error
      })
    }
    database.beginTransaction = async (options) => {
      const done = await waitForTurn()
      try {
        const id = await beginTransaction.call(database, options)
        if (id === null) done()
        else releases.set(id, done)
        return id
      } catch (error) {
        done()
        throw error
      }
    }
    database.commitTransaction = async (pendingId) => {
      const id = await pendingId
      try {
        failedCommit = undefined
        await commitTransaction.call(database, id)
        if (failedCommit) throw failedCommit
      } finally {
        release(id)
      }
    }
    database.rollbackTransaction = async (pendingId) => {
      const id = await pendingId
      await rollbackTransaction.call(database, id).finally(() => release(id))
    }
    return database
  }
  return { ...adapter, init }
}

/** Reports every commit of `client` that fails. */
function watchCommits(client: SQLiteAdapter["client"], report: (error: unknown) => void): void {
  type Begin = (mode?: "deferred" | "read" | "write") => ReturnType<typeof client.transaction>
  const begin: Begin = client.transaction.bind(client)
  const beginWatched: Begin = async (mode) => {
    const transaction = await begin(mode)
    const commit = transaction.commit.bind(transaction)
    transaction.commit = () =>
      commit().catch((error: unknown) => {
        report(error)
        throw error
      })
    return transaction
  }
  client.transaction = beginWatched
}
