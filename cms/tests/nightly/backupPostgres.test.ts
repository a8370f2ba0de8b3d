import assert from "node:assert/strict"
import path from "node:path"
import { test } from "node:test"
import { drizzle } from "@payloadcms/db-postgres/drizzle/node-postgres"
import S3rver from "s3rver"
import { backUp, restore } from "../../src/backup/backup.ts"
import { postgresCopy } from "../../src/backup/postgresCopy.ts"
import { isNewDatabase } from "../../src/database/isNewDatabase.ts"
import { migrationNames } from "../../src/database/migrationNames.ts"
import { bucketStore } from "../../src/storage/bucketStore.ts"
import { contentsOf, fill, rowsOf, temporaryFolder } from "../support/backups.ts"
import { findPostgres, startPostgres } from "../support/postgresServer.ts"
import { startService } from "../support/service.ts"

const programs = findPostgres()
const skip = programs === null && "no Postgres server is installed (initdb was not found)"
const dialect = "postgres"
const known = migrationNames("src/migrations/postgres")

test("a service on Postgres and object storage is backed up and restored", { skip }, async (t) => {
  if (!programs) return
  const server = await startPostgres(programs)
  const folder = await temporaryFolder()
  const buckets = new S3rver({
    address: "127.0.0.1",
    configureBuckets: [
      { name: "source", configs: [] },
      { name: "target", configs: [] },
    ],
    directory: folder,
    port: 0,
    silent: true,
  })
  const { port } = await buckets.run()
  const [uri, target] = ["source", "target"].map((name) => server.createDatabase(name))
  assert.ok(uri && target)
  assert.equal(await isNewDatabase(uri), true)
  const { payload } = await startService({
    DATABASE_URI: uri,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_BUCKET: "source",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_SECRET_ACCESS_KEY: "S3RVER",
  })
  // After the service's own clean-up, which closes its connections.
  t.after(async () => {
    await server.stop()
    await buckets.close()
  })
  assert.equal(await isNewDatabase(uri), false)
  await fill(payload)

  const storage = {
    credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    region: "us-east-1",
  }
  const stored = (bucket: string) => bucketStore({ ...storage, bucket })
  const source = {
    database: postgresCopy(uri, programs),
    dialect,
    pictures: stored("source"),
  } as const
  const place = {
    database: postgresCopy(target, programs),
    dialect,
    pictures: stored("target"),
  } as const
  const backup = path.join(folder, "backup")
  const { manifest } = await backUp(source, backup, "1.2.3")
  assert.deepEqual(manifest.migrations, known)

  await t.test("into an empty database and bucket, row by row and byte by byte", async () => {
    // A connection that is on its way out is no reason to refuse.
    const { $client: pool } = drizzle(target)
    const closing = await pool.connect()
    const closed = closing.query("SELECT pg_sleep(1)").then(() => {
      closing.release()
      return pool.end()
    })
    await restore(place, backup, { known })
    await closed
    const rows = await rowsOf(uri)
    assert.ok(Object.keys(rows).length > 50)
    assert.ok((rows.projects_gallery?.length ?? 0) > 0)
    assert.deepEqual(await rowsOf(target), rows)
    const contents = await contentsOf(source.pictures)
    // The uploads themselves and their smaller sizes.
    const types = new Set(Object.keys(contents).map((name) => path.extname(name)))
    assert.deepEqual([...types].sort(), [".avif", ".jpg", ".webp"])
    assert.deepEqual(await contentsOf(place.pictures), contents)
  })

  await t.test("over another one only by force, with nothing of it left", async () => {
    await assert.rejects(restore(place, backup, { known }), /--force/)
    await restore(place, backup, { force: true, known })
    assert.deepEqual(await rowsOf(target), await rowsOf(uri))
  })

  await t.test("but not over one that is in use", async () => {
    const before = await rowsOf(uri)
    await assert.rejects(restore(source, backup, { force: true, known }), /is in use by \d+/)
    assert.deepEqual(await rowsOf(uri), before)
  })

  await t.test("and a missing program is named", async () => {
    const without = { ...source, database: postgresCopy(uri, "/nowhere") }
    await assert.rejects(backUp(without, path.join(folder, "none"), "1"), /pg_dump can't be run/)
  })
})
