import path from "node:path"
import { postgresAdapter } from "@payloadcms/db-postgres"
import { sqliteAdapter } from "@payloadcms/db-sqlite"
import { rollBackFailedUpdates } from "./rollBackFailedUpdates.ts"
import { serialTransactions } from "./serialTransactions.ts"
import { surviveLostConnections } from "./surviveLostConnections.ts"

type Dialect = "postgres" | "sqlite"

/** The dialect of a connection string: Postgres by its scheme, else a SQLite file. */
export function dialectOf(uri: string): Dialect {
  return /^postgres(ql)?:\/\//.test(uri) ? "postgres" : "sqlite"
}

/**
 * The database adapter for `uri`. Only migrations change the schema: a push may wait at a prompt
 * that nobody sees.
 */
export function createDatabaseAdapter(uri: string) {
  const dialect = dialectOf(uri)
  const migrationDir = path.resolve(process.cwd(), "src/migrations", dialect)
  if (dialect === "postgres") {
    return rollBackFailedUpdates(
      surviveLostConnections(
        postgresAdapter({ pool: { connectionString: uri }, push: false, migrationDir }),
      ),
    )
  }
  return rollBackFailedUpdates(
    serialTransactions(
      sqliteAdapter({
        client: { url: uri },
        push: false,
        migrationDir,
        wal: true,
        busyTimeout: 5_000,
        // An empty object enables transactions; without them a failed save leaves half a document.
        transactionOptions: {},
      }),
    ),
  )
}
