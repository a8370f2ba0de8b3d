import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { buffer } from "node:stream/consumers"
import { after } from "node:test"
import { drizzle as drizzlePostgres } from "@payloadcms/db-postgres/drizzle/node-postgres"
import { drizzle as drizzleSqlite } from "@payloadcms/db-sqlite/drizzle/libsql"
import type { Payload } from "payload"
import sharp from "sharp"
import { dialectOf } from "../../src/database/adapter.ts"
import type { PictureStore } from "../../src/storage/pictureStore.ts"

/** A temporary folder for one test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "cms-backup-"))
  after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Adds documents of every kind: pictures with smaller sizes, a project, people, messages and letters. */
export async function fill(payload: Payload): Promise<void> {
  const create = { width: 900, height: 600, channels: 3, background: "teal" } as const
  const data = await sharp({ create }).jpeg().toBuffer()
  const ids: number[] = []
  for (const alt of ["A field", "A meadow"]) {
    const file = { data, name: `${alt.slice(2)}.jpg`, mimetype: "image/jpeg", size: data.length }
    ids.push((await payload.create({ collection: "media", data: { alt }, file })).id)
  }
  const [mainImage = 0] = ids
  const project = { title: "Ananse & Söhne 🕷", description: "It's “quoted”\n\ttwice", client: "x" }
  const gallery = ids.map((image) => ({ image }))
  await payload.create({
    collection: "projects",
    data: { ...project, date: "2025-01-01", gallery, mainImage, _status: "published" },
  })
  await payload.create({
    collection: "users",
    data: { email: "kofi@client.example", fullName: "Kofi", password: "a-good-password-1" },
  })
  const message = { name: "Ama", phone: "1", subject: "Hello", message: "A\u00a0line\nand another" }
  await payload.create({
    collection: "contacts",
    data: { ...message, email: "ama@client.example", statuses: "pending" },
  })
}

/** All rows of all tables, as text. */
export async function rowsOf(uri: string): Promise<Record<string, string[]>> {
  const { close, query } = dialectOf(uri) === "sqlite" ? openSqlite(uri) : openPostgres(uri)
  try {
    const rows: Record<string, string[]> = {}
    for (const table of await query.tables()) rows[table] = (await query.rows(table)).toSorted()
    return rows
  } finally {
    await close()
  }
}

function openSqlite(uri: string) {
  const { $client: client } = drizzleSqlite(uri)
  const read = async (text: string) => (await client.execute(text)).rows
  return {
    query: {
      tables: async () =>
        (await read("SELECT name FROM sqlite_master WHERE type = 'table'")).map(({ name }) =>
          String(name),
        ),
      rows: async (table: string) =>
        (await read(`SELECT * FROM "${table}"`)).map((row) => JSON.stringify(row)),
    },
    close: async () => client.close(),
  }
}

function openPostgres(uri: string) {
  const { $client: pool } = drizzlePostgres(uri)
  const read = async (text: string) => (await pool.query(text)).rows
  return {
    query: {
      tables: async () =>
        (await read("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).map(
          ({ tablename }) => String(tablename),
        ),
      rows: async (table: string) =>
        (await read(`SELECT * FROM "${table}"`)).map((row) => JSON.stringify(row)),
    },
    close: () => pool.end(),
  }
}

/** The content of every picture, by name. */
export async function contentsOf(pictures: PictureStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for (const name of (await pictures.list()).toSorted()) {
    contents[name] = (await buffer(await pictures.read(name))).toString("base64")
  }
  return contents
}
