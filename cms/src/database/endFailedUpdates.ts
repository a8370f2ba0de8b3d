import type { DatabaseAdapterObj, Payload } from "payload"

type Database = Pick<Payload["db"], "rollbackTransaction" | "updateJobs">

/**
 * Rolls back when an update of jobs fails. Payload leaves the transaction it began for it open: on
 * SQLite nothing could be written any more; on Postgres a connection and the job's row would stay
 * locked.
 */
export function endFailedUpdates<T extends Database>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> {
  function init(args: Parameters<typeof adapter.init>[0]): T {
    const database = adapter.init(args)
    const { updateJobs } = database
    database.updateJobs = async (options) => {
      try {
        return await updateJobs.call(database, options)
      } catch (error) {
        const id = await options.req?.transactionID
        if (id) await database.rollbackTransaction(id)
        throw error
      }
    }
    return database
  }
  return { ...adapter, init }
}
