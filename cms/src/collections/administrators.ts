import type { CollectionConfig } from "payload"
import { administratorsOnly } from "../access.ts"
import { closedEndpoints } from "./closedEndpoints.ts"

/** People who run the panel. The first one is made by `npm run setup`. */
export const administrators: CollectionConfig<"administrators"> = {
  slug: "administrators",
  labels: { singular: "Administrator", plural: "Administrators" },
  admin: {
    group: "People",
    useAsTitle: "email",
    defaultColumns: ["email", "fullName", "updatedAt"],
    description: "Colleagues who may sign in to this panel and change everything in it.",
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    forgotPassword: { minRequestInterval: 60_000 },
    cookies: { sameSite: "Lax" },
  },
  access: {
    admin: ({ req }) => req.user?.collection === "administrators",
    create: administratorsOnly,
    read: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
    unlock: administratorsOnly,
  },
  // Payload lets the first visitor of an empty panel make himself its administrator.
  endpoints: closedEndpoints(["post /first-register"]),
  fields: [{ name: "fullName", type: "text", label: "Full name" }],
}
