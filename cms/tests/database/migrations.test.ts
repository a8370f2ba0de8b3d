import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { migrations as postgres } from "../../src/migrations/postgres/index.ts"
import { migrations as sqlite } from "../../src/migrations/sqlite/index.ts"

function migrationsOf(dialect: string): string[] {
  const folder = path.resolve("src/migrations", dialect)
  return readdirSync(folder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .toSorted()
}

/** Names of the migrations, without their timestamps. */
function namesOf(dialect: string): string[] {
  return migrationsOf(dialect).map((file) => file.replace(/^\d+_\d+_/, ""))
}

test("both databases have the same migrations", () => {
  assert.ok(namesOf("sqlite").length > 0)
  assert.deepEqual(namesOf("sqlite"), namesOf("postgres"))
})

test("each index lists every migration, in order", () => {
  for (const [dialect, listed] of Object.entries({ sqlite, postgres })) {
    assert.deepEqual(
      listed.map(({ name }) => `${name}.ts`),
      migrationsOf(dialect),
    )
  }
})

test("no name is longer than the 63 characters Postgres keeps", () => {
  for (const file of migrationsOf("postgres")) {
    const sql = readFileSync(path.resolve("src/migrations/postgres", file), "utf8")
    const tooLong = [...sql.matchAll(/"([a-z0-9_]+)"/g)].filter(([, name = ""]) => name.length > 63)
    assert.deepEqual(
      tooLong.map(([, name]) => name),
      [],
    )
  }
})
