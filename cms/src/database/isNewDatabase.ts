import { existsSync, statSync } from "node:fs"
import { drizzle } from "@payloadcms/db-postgres/drizzle/node-postgres"
import { databaseFile } from "../environment/databaseFile.ts"
import { dialectOf } from "./adapter.ts"

/**
 * Whether a database has no tables of this service yet. Connects by itself, and creates nothing.
 * @throws what the driver throws when Postgres does not answer
 */
export async function isNewDatabase(uri: string): Promise<boolean> {
  if (dialectOf(uri) === "sqlite") {
    const file = databaseFile(uri)
    return !file || !existsSync(file) || statSync(file).size === 0
  }
  const { $client: pool } = drizzle(uri)
  try {
    const { rows } = await pool.query("SELECT to_regclass('payload_migrations') AS found")
    return rows[0].found === null
  } finally {
    await pool.end()
  }
}
