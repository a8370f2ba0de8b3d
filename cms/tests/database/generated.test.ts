import assert from "node:assert/strict"
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { isDeepStrictEqual } from "node:util"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import { BasePayload, generateImportMap } from "payload"
import { generateTypes } from "payload/node"
import { createDatabaseAdapter } from "../../src/database/adapter.ts"

const folder = await mkdtemp(path.join(tmpdir(), "cms-generated-"))
after(() => rm(folder, { recursive: true, force: true }))
Object.assign(process.env, { DATA_DIR: folder, NODE_ENV: "test" })
const config = await (await import("../../payload.config.ts")).default

test("payload-types.ts is up to date (npm run generate:types)", async () => {
  const outputFile = path.join(folder, "payload-types.ts")
  await generateTypes(
    { ...config, typescript: { ...config.typescript, outputFile } },
    { log: false },
  )
  assert.equal(await readFile("src/payload-types.ts", "utf8"), await readFile(outputFile, "utf8"))
})

test("the panel's import map is up to date (npm run generate:importmap)", async () => {
  const file = "src/app/(payload)/admin/importMap.js"
  // At the same depth as the real one, since it contains relative paths.
  const importMapFile = path.join(folder, file)
  const importMap = { ...config.admin.importMap, baseDir: folder, importMapFile }
  await mkdir(path.dirname(importMapFile), { recursive: true })
  await generateImportMap({ ...config, admin: { ...config.admin, importMap } }, { log: false })
  assert.equal(await readFile(file, "utf8"), await readFile(importMapFile, "utf8"))
})

for (const [dialect, address] of [
  ["sqlite", `file:${folder}/unused.db`],
  ["postgres", "postgres://unused@127.0.0.1:1/unused"],
] as const) {
  test(`every schema change has a migration for ${dialect}, and only the newest snapshot is kept`, async () => {
    const migrations = path.resolve("src/migrations", dialect)
    const files = (await readdir(migrations)).toSorted()
    const newest = files.findLast((file) => /^\d.*\.ts$/.test(file)) ?? ""
    const snapshots = files.filter((file) => file.endsWith(".json"))
    assert.deepEqual(snapshots, [newest.replace(/ts$/, "json")])
    const payload = await new BasePayload().init({
      config: { ...config, db: createDatabaseAdapter(address) as typeof config.db },
      disableDBConnect: true,
      disableOnInit: true,
    })
    const { requireDrizzleKit, schema } = payload.db as unknown as SQLiteAdapter
    const now = await requireDrizzleKit().generateDrizzleJson(schema)
    const then = await readFile(path.join(migrations, snapshots[0] ?? ""), "utf8")
    assert.ok(
      isDeepStrictEqual(comparable(JSON.stringify(now)), comparable(then)),
      "a migration is missing: run npm run migrate:create",
    )
  })
}

/** A snapshot without its ids, which are random. */
function comparable(text: string): object {
  const { id, prevId, ...snapshot } = JSON.parse(text)
  return snapshot
}
