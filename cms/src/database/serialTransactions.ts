import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import type { DatabaseAdapterObj } from "payload"
import { createQueue } from "./createQueue.ts"
import { untilFree } from "./untilFree.ts"

/** How long a transaction waits for its turn and for other processes, before a lock of theirs is an error. */
const patience = 5_000

/** A transaction still open after this long is taken for lost, so that it cannot block the others for ever. */
const longestTransaction = 10_000

/**
 * Makes SQLite's transactions dependable, in three ways.
 *
 * They run one after the other. The driver opens a new connection for each, without the busy timeout, and works synchronously:
 * two open transactions of one process can only fail ("database is locked"), never wait for each other.
 *
 * They wait for other processes. Each takes the write lock as it begins, so that only its beginning can find the database busy.
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
    let deadline = 0

    function release(id: number | string): void {
      releases.get(id)?.()
      releases.delete(id)
    }

    database.connect = async (options) => {
      await connect?.call(database, options)
      // The first connection has the busy timeout, and its wait for a lock would block the whole process. A transaction takes it along.
      const discarded = await database.client.transaction("deferred")
      await discarded.rollback()
      watchTransactions(database.client, {
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

type Begin = (
  mode?: "deferred" | "read" | "write",
) => ReturnType<SQLiteAdapter["client"]["transaction"]>

type Watch = {
  /** Until when the transaction that begins now waits for other processes. */
  deadline: () => number
  onFailedCommit: (error: unknown) => void
}

/** Lets every transaction of `client` wait until the database is free, and reports every commit that fails. */
function watchTransactions(
  client: SQLiteAdapter["client"],
  { deadline, onFailedCommit }: Watch,
): void {
  const begin: Begin = client.transaction.bind(client)
  const beginWatched: Begin = async (mode) => {
    const transaction = await untilFree(() => beginAfresh(begin, mode), deadline())
    const commit = transaction.commit.bind(transaction)
    transaction.commit = () =>
      commit().catch((error: unknown) => {
        onFailedCommit(error)
        throw error
      })
    return transaction
  }
  client.transaction = beginWatched
}

/**
 * Begins a transaction. When it fails, the next one gets a new connection: the driver leaves the refused statement unfinished, and a
 * connection with one can't commit. A transaction takes the connection with it, and one without a lock can always begin.
 */
async function beginAfresh(begin: Begin, mode?: Parameters<Begin>[0]): ReturnType<Begin> {
  try {
    return await begin(mode)
  } catch (error) {
    const discarded = await begin("deferred")
    await discarded.rollback()
    throw error
  }
}
