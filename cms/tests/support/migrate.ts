import { startService } from "./service.ts"

// Run by onPostgres.test.ts: migrates TEST_DATABASE_URI, then exits to close all connections.
await startService()
process.exit(0)
