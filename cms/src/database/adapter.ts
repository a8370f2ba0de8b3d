import path from "node:path"
import { postgresAdapter } from "@payloadcms/db-postgres"
import { sqliteAdapter } from "@payloadcms/db-sqlite"
import { endFailedUpdates } from "./endFailedUpdates.ts"
import { serialTransactions } from "./serialTransactions.ts"

type Dialect = "postgres" | "sqlite"

/** Which database an address means: Postgres by its scheme, else a SQLite file. */
export function dialectOf(uri: string): Dialect {
  return /^postgres(ql)?:\/\//.test(uri) ? "postgres" : "sqlite"
}

/** The database behind `uri`. The schema changes by migrations alone: a pushed one can stop at a question nobody sees. */
export function createDatabaseAdapter(uri: string) {
  const dialect = dialectOf(uri)
  const migrationDir = path.resolve(process.cwd(), "src/migrations", dialect)
  if (dialect === "postgres") {
    return endFailedUpdates(
      postgresAdapter({ pool: { connectionString: uri }, push: false, migrationDir }),
    )
  }
  return endFailedUpdates(
    serialTransactions(
      sqliteAdapter({
        client: { url: uri },
        push: false,
        migrationDir,
        wal: true,
        busyTimeout: 5_000,
        // An empty object switches transactions on; without it a failure midway leaves half a document.
        transactionOptions: {},
      }),
    ),
  )
}
