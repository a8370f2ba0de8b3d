import { testOnPostgres } from "../support/onPostgres.ts"

/** What depends on the database: migrations, lost connections, transactions, unique constraints, locks, counters, types. */
testOnPostgres(
  [
    "accounts/bridge",
    "accounts/limits",
    "accounts/panelSignIn",
    "accounts/passwordReset",
    "accounts/register",
    "accounts/signIn",
    "contacts/contacts",
    "contacts/contactsSpam",
    "contacts/mailQueue",
    "content/avifPictures",
    "content/rebuild",
    "database/lostConnections",
    "database/postgresMigrations",
    "panel/scheduledChanges",
  ],
  import.meta.url,
)
