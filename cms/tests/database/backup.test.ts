import assert from "node:assert/strict"
import { appendFile, mkdir, readdir, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { test } from "node:test"
import { backUp, databaseCopyOf, restore } from "../../src/backup/backup.ts"
import { migrationNames } from "../../src/database/migrationNames.ts"
import { folderStore } from "../../src/storage/pictureStore.ts"
import { contentsOf, fill, rowsOf, temporaryFolder } from "../support/backups.ts"
import { startService } from "../support/service.ts"

const { call, dataDir, payload } = await startService()
const { pictures } = await import("../../payload.config.ts")
await fill(payload)

const uri = `file:${path.join(dataDir, "cms.db")}`
const source = { ...databaseCopyOf(uri), pictures }
const known = migrationNames("src/migrations/sqlite")
const folder = await temporaryFolder()
const backup = path.join(folder, "backup")

/** An empty place of its own to restore into. */
function newPlace(name: string) {
  const place = path.join(folder, name)
  const target = `file:${path.join(place, "cms.db")}`
  return {
    ...databaseCopyOf(target),
    pictures: folderStore(path.join(place, "media")),
    uri: target,
  }
}

test("a backup of the running service holds every row and every file, readable by its owner only", async () => {
  const { manifest, vanished } = await backUp(source, backup, "1.2.3")
  assert.deepEqual(vanished, [])
  assert.deepEqual(manifest.migrations, known)
  // The database, and two pictures with two smaller sizes each, as WebP and AVIF.
  assert.equal(Object.keys(manifest.files).length, 11)
  for (const name of ["", "cms.db", "manifest.json", "media", "media/field.jpg"]) {
    const { mode } = await stat(path.join(backup, name))
    assert.equal(mode & 0o077, 0, name)
  }
})

test("restored into an empty place, it is the same to the last byte", async () => {
  const place = newPlace("empty")
  const { version } = await restore(place, backup, { known })
  assert.equal(version, "1.2.3")
  const rows = await rowsOf(uri)
  assert.ok(Object.keys(rows).length > 50)
  for (const table of ["contacts", "media", "payload_jobs", "projects_gallery", "users"]) {
    assert.ok((rows[table]?.length ?? 0) > 0, table)
  }
  assert.deepEqual(await rowsOf(place.uri), rows)
  assert.deepEqual(await contentsOf(place.pictures), await contentsOf(pictures))
  assert.equal((await stat(path.join(folder, "empty", "cms.db"))).mode & 0o777, 0o600)
})

test("it is restored over something else only by force, and then nothing of that is left", async () => {
  const place = newPlace("empty")
  await place.pictures.write("another.jpg", Buffer.from("x"))
  await assert.rejects(restore(place, backup, { known }), /--force/)
  assert.ok(await place.pictures.find("another.jpg"))
  await restore(place, backup, { force: true, known })
  assert.deepEqual(await contentsOf(place.pictures), await contentsOf(pictures))
  assert.deepEqual(await rowsOf(place.uri), await rowsOf(uri))
})

test("a database that is in use is not replaced, even by force", async () => {
  await payload.count({ collection: "users" })
  const before = await rowsOf(uri)
  await assert.rejects(restore(source, backup, { force: true, known }), /is in use/)
  assert.deepEqual(await rowsOf(uri), before)
})

test("a backup of a newer version, or of another database, is refused", async () => {
  const place = newPlace("refused")
  await assert.rejects(
    restore(place, backup, { known: known.slice(1) }),
    /newer version \(1\.2\.3\)/,
  )
  const postgres = { ...place, dialect: "postgres" } as const
  await assert.rejects(restore(postgres, backup, { known }), /a backup of sqlite/)
  assert.equal(await place.database.isEmpty(), true)
})

test("a backup that is taken while messages arrive is whole: each has its letter", async () => {
  const send = (message: string) => {
    const fields = { name: "Ama", email: "ama@client.example", phone: "1", subject: "Hello" }
    return call("POST", "/api/product/contacts", {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data: { ...fields, message } }),
    })
  }
  const sending = Array.from({ length: 20 }, (_, index) => send(`Message ${index}`))
  await Promise.race(sending)
  const busy = path.join(folder, "busy")
  await backUp(source, busy, "1.2.3")
  await Promise.all(sending)
  const rows = await rowsOf(`file:${path.join(busy, "cms.db")}`)
  const letters = rows.payload_jobs?.filter((row) => row.includes("contactNotification"))
  assert.ok((letters?.length ?? 0) > 1)
  assert.equal(letters?.length, rows.contacts?.length)
})

test("a backup needs a folder of its own", async () => {
  await assert.rejects(backUp(source, backup, "1.2.3"), /is not empty/)
})

test("a damaged or unfinished backup is refused, with what is wrong", async () => {
  const damaged = path.join(folder, "damaged")
  await backUp(source, damaged, "1.2.3")
  await appendFile(path.join(damaged, "media", "field.jpg"), "x")
  const place = newPlace("from-damaged")
  await assert.rejects(restore(place, damaged, { known }), /damaged: media\/field\.jpg/)
  const unfinished = path.join(folder, "unfinished")
  await mkdir(path.join(unfinished, "media"), { recursive: true })
  await writeFile(path.join(unfinished, "cms.db"), "")
  await assert.rejects(restore(place, unfinished, { known }), /not a whole backup/)
  await assert.rejects(readdir(path.join(folder, "from-damaged")), /ENOENT/)
})
