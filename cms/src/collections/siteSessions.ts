import type { CollectionConfig } from "payload"

/**
 * Sign-ins on the public site. Their tokens are not Payload's: at /api they mean nothing, so a site user is a visitor there like any
 * other. Only the hash of a token is stored.
 */
export const siteSessions: CollectionConfig<"site-sessions"> = {
  slug: "site-sessions",
  admin: { hidden: true },
  access: {
    create: () => false,
    read: () => false,
    update: () => false,
    delete: () => false,
  },
  lockDocuments: false,
  fields: [
    { name: "tokenHash", type: "text", required: true, unique: true },
    // Not required: the database empties it when the account is deleted, and the session is nobody's then.
    { name: "user", type: "relationship", relationTo: "users", index: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
}
