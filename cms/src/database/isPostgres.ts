import type { PostgresAdapter } from "@payloadcms/db-postgres"

export function isPostgres(database: unknown): database is PostgresAdapter {
  return (database as { name?: string }).name === "postgres"
}
