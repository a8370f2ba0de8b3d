import type { CollectionConfig } from "payload"
import { administratorsOnly } from "../access.ts"
import { closedEndpoints } from "./closedEndpoints.ts"

/** Visitors with an account on the public site (SPEC 3). They never see the panel. */
export const users: CollectionConfig<"users"> = {
  slug: "users",
  labels: { singular: "Site user", plural: "Site users" },
  admin: {
    group: "People",
    useAsTitle: "email",
    defaultColumns: ["email", "fullName", "createdAt"],
    description: "People who signed up on the public site. They cannot sign in to this panel.",
  },
  auth: { maxLoginAttempts: 8, lockTime: 10 * 60 * 1000 },
  access: {
    admin: () => false,
    create: administratorsOnly,
    read: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
    unlock: administratorsOnly,
  },
  // Accounts belong to the product API. Payload's own endpoints would go round its rules: first-register makes an account
  // without asking for access, and sign-in and reset tell by their timing whether an address is known.
  endpoints: closedEndpoints([
    "get /init",
    "get /me",
    "post /first-register",
    "post /forgot-password",
    "post /login",
    "post /logout",
    "post /refresh-token",
    "post /reset-password",
    "post /verify/:id",
  ]),
  fields: [
    {
      name: "fullName",
      type: "text",
      label: "Full name",
      required: true,
      maxLength: 200,
    },
  ],
}
