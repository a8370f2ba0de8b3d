import type { CollectionConfig, TextField } from "payload"
import { administratorsOnly, nobody } from "../access.ts"

/** Known to the product API alone: nobody reads it, administrators included. */
const secret = {
  hidden: true,
  access: { create: nobody, read: nobody, update: nobody },
} satisfies Pick<TextField, "access" | "hidden">

/**
 * Sign-ups whose e-mail address is not proven yet. Each keeps the name and password it came with, and its own link: whoever follows
 * a link gets the account that was asked for with it, so nobody can slip a password of his own into another person's account by
 * signing up before or after. An account exists only once a link was followed.
 */
export const registrations: CollectionConfig<"registrations"> = {
  slug: "registrations",
  labels: { singular: "Sign-up", plural: "Sign-ups" },
  admin: {
    group: "People",
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
    { name: "email", label: "E-mail", type: "text", required: true, index: true },
    { name: "fullName", label: "Full name", type: "text", required: true },
    { name: "hash", type: "text", required: true, ...secret },
    { name: "salt", type: "text", required: true, ...secret },
    { name: "tokenHash", type: "text", unique: true, ...secret },
    { name: "tokenExpiresAt", type: "date", ...secret },
  ],
}
