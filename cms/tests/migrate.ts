import { startService } from "./service.ts"

// Run by onPostgres.test.ts: migrates the database of TEST_DATABASE_URI, and ends with all its connections.
await startService()
process.exit(0)
