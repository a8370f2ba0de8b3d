import { testOnPostgres } from "../support/onPostgres.ts"

/** Transactions, unique constraints and migrations; nightly/onPostgres.test.ts has all that depends on the database. */
testOnPostgres(
  ["accounts/register", "contacts/contacts", "database/postgresMigrations"],
  import.meta.url,
)
