import { existsSync, statSync } from "node:fs"
import { chmod, copyFile, mkdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql"
import { databaseFile } from "../environment/databaseFile.ts"
import type { DatabaseCopy } from "./databaseCopy.ts"

export function sqliteCopy(uri: string): DatabaseCopy {
  const place = databaseFile(uri)
  if (!place) throw new Error("A database in memory can't be backed up.")
  const exists = () => existsSync(place) && statSync(place).size > 0

  async function query(statements: (string | { sql: string; args: string[] })[], file = uri) {
    const { $client: client } = drizzle(file)
    try {
      let rows: Record<string, unknown>[] = []
      for (const statement of statements) ({ rows } = await client.execute(statement as string))
      return rows
    } finally {
      client.close()
    }
  }

  return {
    fileName: "cms.db",
    async save(file) {
      if (!exists()) throw new Error(`There is no database at ${place}: run "npm run setup" first.`)
      await query(["PRAGMA busy_timeout = 5000", { sql: "VACUUM INTO ?", args: [file] }])
      await chmod(file, 0o600)
    },
    async requireIdle() {
      if (!exists()) return
      try {
        // Fails while any other connection is open, even one that does nothing.
        await query(["PRAGMA locking_mode = EXCLUSIVE", "BEGIN EXCLUSIVE", "ROLLBACK"])
      } catch (error) {
        throw new Error(`${place} is in use: stop the service and its workers first.`, {
          cause: error,
        })
      }
    },
    isEmpty: async () => !exists(),
    async load(file) {
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      const unfinished = `${place}.restoring`
      await copyFile(file, unfinished)
      await chmod(unfinished, 0o600)
      // The journals belong to the database that is replaced, and would be applied to the new one.
      for (const journal of [`${place}-wal`, `${place}-shm`]) await rm(journal, { force: true })
      await rename(unfinished, place)
    },
    async migrations() {
      const rows = await query(["SELECT name FROM payload_migrations ORDER BY name"])
      return rows.map((row) => String(row.name))
    },
  }
}
