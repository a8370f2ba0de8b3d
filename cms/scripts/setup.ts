import "./prepare.ts"
import { getPayload } from "payload"
import { isNewDatabase } from "../src/database/isNewDatabase.ts"
import { withSetupLock } from "../src/database/withSetupLock.ts"
import { type Environment, readEnvironment } from "../src/environment.ts"
import { checkFirstRun, type FirstRun, seedWhenEmpty } from "../src/seed/firstRun.ts"

/**
 * Creates what the service needs to start: folders, key, tables, and on the first run sample
 * content and an administrator.
 */
async function setUp(): Promise<void> {
  const environment = readEnvironment()
  // First of all, so that a wrong setting leaves neither folders nor tables behind.
  if (await isNewDatabase(environment.databaseUri)) checkFirstRun(environment)
  const { default: config } = await import("../payload.config.ts")
  const payload = await getPayload({ config })
  payload.logger.level = "warn"
  const signIn = await withSetupLock(payload, async () => {
    await payload.db.migrate()
    return seedWhenEmpty(payload, environment)
  })
  console.log(signIn ? whatIsReady(signIn, environment) : "The database is up to date.")
}

function whatIsReady({ email }: FirstRun, { dataDir, seedContent }: Environment): string {
  const ready = seedContent
    ? `Sample content and the administrator ${email} are ready`
    : `The administrator ${email} is ready`
  return `${ready}; the password is in ${dataDir}/first-run.json.`
}

try {
  await setUp()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
