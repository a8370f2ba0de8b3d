import { spawn } from "node:child_process"
import { rm, writeFile } from "node:fs/promises"
import { setTimeout as wait } from "node:timers/promises"
import { drizzle } from "@payloadcms/db-postgres/drizzle/node-postgres"
import type { DatabaseCopy } from "./databaseCopy.ts"

/** Tables and other objects belong to whoever restores them. */
const withoutOwners = ["--no-owner", "--no-privileges"]

/** How long a connection that has just been closed, such as one of ours, may still be listed, and how often we look, ms. */
const CLOSING = { within: 5000, every: 100 }

/** @param programs folder of pg_dump, pg_restore and psql; those in PATH by default */
export function postgresCopy(uri: string, programs?: string): DatabaseCopy {
  const { address, password } = splitPassword(uri)

  async function run(program: string, args: string[]): Promise<void> {
    const command = programs ? `${programs}/${program}` : program
    const child = spawn(command, args, {
      // Not among the arguments, which other users of the machine can read.
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      stdio: ["ignore", "ignore", "pipe"],
    })
    let complaints = ""
    child.stderr.on("data", (chunk) => {
      complaints += chunk
    })
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("close", resolve)
      child.once("error", ({ code: reason }: NodeJS.ErrnoException) =>
        reject(
          new Error(
            `${program} can't be run (${reason}). Install the programs of Postgres, such as Debian's postgresql-client.`,
          ),
        ),
      )
    })
    if (code !== 0) throw new Error(`${program} failed: ${complaints.trim()}`)
  }

  async function query(text: string) {
    const { $client: pool } = drizzle(uri)
    try {
      const { rows } = await pool.query<{ value: string }>(text)
      return rows.map(({ value }) => value)
    } finally {
      await pool.end()
    }
  }

  /** Who else is connected to the database. */
  const connections = () =>
    query(
      "SELECT coalesce(nullif(application_name, ''), usename, '?') AS value FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
    )

  return {
    fileName: "database.dump",
    async save(file) {
      // Created here for its mode: the dump has everything in it.
      await writeFile(file, "", { mode: 0o600 })
      await run("pg_dump", ["--format=custom", ...withoutOwners, `--file=${file}`, address])
    },
    async requireIdle() {
      let others = await connections()
      for (let waited = 0; others.length > 0 && waited < CLOSING.within; waited += CLOSING.every) {
        await wait(CLOSING.every)
        others = await connections()
      }
      if (others.length === 0) return
      throw new Error(
        `The database is in use by ${others.length} connections (${[...new Set(others)].join(", ")}): stop the services and their workers first.`,
      )
    },
    async isEmpty() {
      const tables = await query(
        "SELECT tablename AS value FROM pg_tables WHERE schemaname = 'public'",
      )
      return tables.length === 0
    },
    /** In one transaction: either all of the copy replaces what was there, or nothing changes. */
    async load(file) {
      const script = `${file}.sql`
      try {
        await writeFile(script, "", { mode: 0o600 })
        await run("pg_restore", [...withoutOwners, `--file=${script}`, file])
        await run("psql", [
          "--no-psqlrc",
          "--quiet",
          "--single-transaction",
          "--set=ON_ERROR_STOP=1",
          "--command=DROP SCHEMA public CASCADE",
          "--command=CREATE SCHEMA public",
          `--file=${script}`,
          address,
        ])
      } finally {
        await rm(script, { force: true })
      }
    },
    migrations: () => query("SELECT name AS value FROM payload_migrations ORDER BY name"),
  }
}

function splitPassword(uri: string): { address: string; password: string } {
  const url = new URL(uri)
  const password = decodeURIComponent(url.password)
  url.password = ""
  return { address: url.toString(), password }
}
