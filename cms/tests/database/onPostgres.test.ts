import { testOnPostgres } from "../support/onPostgres.ts"

/** What only Postgres has; nightly/onPostgres.test.ts has all that depends on the database. */
testOnPostgres(["database/lostConnections", "database/postgresMigrations"], import.meta.url)
