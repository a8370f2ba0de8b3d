import "./prepare.ts"
import { spawnSync } from "node:child_process"

/** Writes the migration of the present schema change for both databases; neither has to run. */
function createMigrations(name: string): void {
  const addresses = ["file:./data/unused.db", "postgres://unused@127.0.0.1:1/unused"]
  for (const DATABASE_URI of addresses) {
    const { status } = spawnSync("npx", ["payload", "migrate:create", name, "--skip-empty"], {
      env: { ...process.env, DATABASE_URI },
      stdio: "inherit",
    })
    if (status !== 0) process.exit(status ?? 1)
  }
}

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Say what changes, for example: npm run migrate:create add_user_tokens")
  process.exit(1)
}
createMigrations(name)
