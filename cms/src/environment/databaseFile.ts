import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs"
import path from "node:path"

/** Path of a SQLite file; null for Postgres and for an in-memory database. */
export function databaseFile(uri: string): string | null {
  if (!uri.startsWith("file:")) return null
  const file = uri.replace(/^file:(\/\/)?/, "")
  return path.resolve(/*turbopackIgnore: true*/ process.cwd(), file)
}

/** The first bytes of every SQLite file. */
const sqliteHeader = "SQLite format 3\0"

/** What is wrong with DATABASE_URI, if anything: an unknown scheme, or a file that is not a database. */
export function databaseProblem(uri: string): string | null {
  if (!/^(postgres(ql)?:\/\/|file:|:memory:$)/.test(uri)) {
    // Not the whole URI, which may contain a password.
    return `DATABASE_URI must begin with postgresql:// or file:, but begins with "${uri.split(/[^a-z+]/i)[0]}".`
  }
  const file = databaseFile(uri)
  if (!file || !existsSync(file)) return null
  const found = statSync(file)
  // SQLite makes an empty file a database.
  if (found.isFile() && found.size === 0) return null
  if (found.isFile() && beginningOf(file, sqliteHeader.length) === sqliteHeader) return null
  return `${file} is not a SQLite database. Check DATABASE_URI or, if it is not set, DATA_DIR.`
}

function beginningOf(file: string, length: number): string {
  const bytes = Buffer.alloc(length)
  const descriptor = openSync(file, "r")
  try {
    readSync(descriptor, bytes, 0, length, 0)
  } finally {
    closeSync(descriptor)
  }
  return bytes.toString("latin1")
}
