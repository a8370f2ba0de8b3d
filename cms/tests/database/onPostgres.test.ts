import { testOnPostgres } from "../support/onPostgres.ts"

/** Migrations; nightly/onPostgres.test.ts has all that depends on the database. */
testOnPostgres(["database/postgresMigrations"], import.meta.url)
