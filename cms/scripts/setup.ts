import "./prepare.ts"
import { getPayload } from "payload"
import { readDataDir } from "../src/environment.ts"
import { seedWhenEmpty } from "../src/seed/firstRun.ts"

/** Makes what the service needs to start: folders, key, tables, and on the first run sample content and an administrator. */
async function setUp(): Promise<void> {
  const { default: config } = await import("../payload.config.ts")
  const payload = await getPayload({ config })
  payload.logger.level = "warn"
  await payload.db.migrate()
  const signIn = await seedWhenEmpty(payload, {
    dataDir: readDataDir(),
    password: process.env.SEED_ADMIN_PASSWORD,
    withContent: process.env.SEED_CONTENT !== "false",
  })
  console.log(
    signIn
      ? `Sample content and the administrator ${signIn.email} are ready; the password is in ${readDataDir()}/first-run.json.`
      : "The database is up to date.",
  )
}

try {
  await setUp()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
