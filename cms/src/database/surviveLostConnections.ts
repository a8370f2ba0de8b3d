import type { PostgresAdapter } from "@payloadcms/db-postgres"
import type { DatabaseAdapterObj } from "payload"

/**
 * Keeps the process alive when Postgres ends idle connections, as on its restart: the pool reports each as an event, and Node ends a
 * process whose error events nobody listens to. The next query opens a new connection.
 */
export function surviveLostConnections(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  function init(args: Parameters<typeof adapter.init>[0]): PostgresAdapter {
    const database = adapter.init(args)
    const { connect } = database
    database.connect = async (options) => {
      const isFirst = !database.pool
      await connect?.call(database, options)
      if (!isFirst) return
      database.pool.on("error", ({ message }) =>
        database.payload.logger.warn(`A connection to Postgres was lost: ${message}`),
      )
    }
    return database
  }
  return { ...adapter, init }
}
