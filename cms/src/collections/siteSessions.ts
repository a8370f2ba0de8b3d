import type { CollectionConfig } from "payload"

/**
 * Sessions of the public site. Their tokens are not Payload's and mean nothing to /api, where a
 * site user is a visitor like any other. Only the hash of a token is stored.
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
    // Not required: deleting the account sets it to null, and the session belongs to nobody.
    { name: "user", type: "relationship", relationTo: "users", index: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
}
