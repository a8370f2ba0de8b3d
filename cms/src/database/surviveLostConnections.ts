import type { PostgresAdapter } from "@payloadcms/db-postgres"
import type { DatabaseAdapterObj } from "payload"

/**
 * Keeps the process alive when Postgres ends connections, as on its restart: Node ends a process whose error events nobody
 * listens to. The query in progress fails, and the next opens a new connection.
 */
export function surviveLostConnections(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  function init(args: Parameters<typeof adapter.init>[0]): PostgresAdapter {
    const database = adapter.init(args)
    const { connect } = database
    // The pool stops listening to a connection while a transaction has it.
    database.poolOptions.onConnect = (connection) => {
      connection.on("error", ({ message }) =>
        database.payload.logger.warn(`A connection to Postgres was lost: ${message}`),
      )
    }
    database.connect = async (options) => {
      const isFirst = !database.pool
      await connect?.call(database, options)
      if (!isFirst) return
      // Idle connections lost, which are logged above.
      database.pool.on("error", () => {})
    }
    return database
  }
  return { ...adapter, init }
}
