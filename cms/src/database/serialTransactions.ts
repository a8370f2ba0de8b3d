import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import type { DatabaseAdapterObj } from "payload"
import { createQueue } from "./createQueue.ts"
import { type Begin, transactionsOf } from "./transactionConnection.ts"
import { untilFree } from "./untilFree.ts"

/** How long a transaction waits for its turn and for other processes' locks before it fails. */
const patience = 5_000

/** A transaction open for longer is presumed lost, so that it cannot block the others for ever. */
const longestTransaction = 10_000

/**
 * Makes SQLite transactions reliable in three ways.
 *
 * They run one at a time, on one connection without a busy timeout. The driver works synchronously:
 * two open transactions of one process cannot wait for each other, only fail ("database is locked").
 *
 * They wait for other processes. Each takes the write lock when it begins, so that only its
 * beginning can find the database busy.
 *
 * A failed commit is an error. Payload swallows it and reports success for what was never stored.
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
    let deadline = 0

    function release(id: number | string): void {
      releases.get(id)?.()
      releases.delete(id)
    }

    database.connect = async (options) => {
      await connect?.call(database, options)
      database.client.transaction = watchTransactions(transactionsOf(database.clientConfig.url), {
        deadline: () => deadline,
        onFailedCommit: (error) => {
          failedCommit = error
        },
      })
    }
    database.beginTransaction = async (options) => {
      const ownDeadline = Date.now() + patience
      const done = await waitForTurn()
      deadline = ownDeadline
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

type Watch = {
  /** Until when the transaction that is about to begin waits for other processes. */
  deadline: () => number
  onFailedCommit: (error: unknown) => void
}

/** Makes transactions wait until the database is free, and reports failed commits. */
function watchTransactions(begin: Begin, { deadline, onFailedCommit }: Watch): Begin {
  return async (mode) => {
    const transaction = await untilFree(() => begin(mode), deadline())
    const commit = transaction.commit.bind(transaction)
    transaction.commit = () =>
      commit().catch((error: unknown) => {
        onFailedCommit(error)
        throw error
      })
    return transaction
  }
}
