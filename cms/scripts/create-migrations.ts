import "./prepare.ts"
import { spawnSync } from "node:child_process"
import { readdirSync, rmSync } from "node:fs"
import path from "node:path"

const addresses = {
  sqlite: "file:./data/unused.db",
  postgres: "postgres://unused@127.0.0.1:1/unused",
}

/** Writes a migration of the schema change for both databases; neither needs to be running. */
function createMigrations(name: string): void {
  for (const [dialect, DATABASE_URI] of Object.entries(addresses)) {
    const { status } = spawnSync("npx", ["payload", "migrate:create", name, "--skip-empty"], {
      env: { ...process.env, DATABASE_URI },
      stdio: "inherit",
    })
    if (status !== 0) process.exit(status ?? 1)
    removeOldSnapshots(path.resolve("src/migrations", dialect))
  }
}

/** Payload reads only the newest snapshot, and each is half a megabyte. */
function removeOldSnapshots(folder: string): void {
  const snapshots = readdirSync(folder).filter((file) => file.endsWith(".json"))
  for (const file of snapshots.toSorted().slice(0, -1)) rmSync(path.join(folder, file))
}

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Name the change, for example: npm run migrate:create add_user_tokens")
  process.exit(1)
}
createMigrations(name)
