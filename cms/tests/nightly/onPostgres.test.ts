import { testOnPostgres } from "../support/onPostgres.ts"

/** What depends on the database beyond database/onPostgres.test.ts: locks, counters, types. */
testOnPostgres(
  [
    "accounts/bridge",
    "accounts/limits",
    "accounts/panelSignIn",
    "accounts/passwordReset",
    "accounts/signIn",
    "contacts/contactsSpam",
    "contacts/mailQueue",
    "content/avifPictures",
    "content/rebuild",
    "panel/scheduledChanges",
  ],
  import.meta.url,
)
