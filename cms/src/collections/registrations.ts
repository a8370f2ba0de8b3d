import type { CollectionConfig, TextField } from "payload"
import { administratorsOnly, nobody } from "../access.ts"
import { accountFields } from "../product/auth/fields.ts"
import { textColumn } from "./fields/textColumn.ts"

/** For the product API only: no request to /api reads it, not even an administrator's. */
const secret = {
  hidden: true,
  access: { create: nobody, read: nobody, update: nobody },
} satisfies Pick<TextField, "access" | "hidden">

/**
 * Sign-ups whose e-mail address is not verified yet. Each keeps its own name, password and link:
 * following a link creates the account of that sign-up, so nobody can plant a password in another
 * person's account by signing up before or after them. An account exists only after verification.
 */
export const registrations: CollectionConfig<"registrations"> = {
  slug: "registrations",
  labels: { singular: "Sign-up", plural: "Sign-ups" },
  admin: {
    group: "People",
    hideAPIURL: true,
    useAsTitle: "email",
    defaultColumns: ["email", "fullName", "createdAt"],
    description:
      "People who signed up and have not followed the link in their mail yet. Kept for seven days, and until a link that was asked for on the last of them has ended.",
  },
  access: {
    create: () => false,
    read: administratorsOnly,
    update: () => false,
    delete: administratorsOnly,
  },
  lockDocuments: false,
  defaultSort: ["-createdAt", "-id"],
  fields: [
    { ...textColumn("email", accountFields.email), index: true },
    textColumn("fullName", accountFields.fullName),
    { name: "hash", type: "text", required: true, ...secret },
    { name: "salt", type: "text", required: true, ...secret },
    { name: "tokenHash", type: "text", unique: true, ...secret },
    { name: "tokenExpiresAt", type: "date", ...secret },
  ],
}
