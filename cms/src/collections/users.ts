import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from "payload"
import { administratorsOnly } from "../access.ts"
import { burnResetLink } from "../accounts/passwordReset.ts"
import { endSessionsOf } from "../accounts/sessions.ts"
import { longestName } from "../product/auth/fields.ts"
import { closedEndpoints } from "./closedEndpoints.ts"

/** Payload takes the password away before the hooks that come after a change. */
const noticeNewPassword: CollectionBeforeChangeHook = ({ context, data, operation }) => {
  context.hasNewPassword = operation === "update" && Boolean(data.password)
}

/** A password that an administrator changes does what a reset does. */
const endOldPassword: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  if (!context.hasNewPassword) return
  await burnResetLink(doc.id, req)
  await endSessionsOf(doc.id, req)
}

/**
 * Visitors with an account on the public site (SPEC 3). They never see the panel. The product API makes accounts from
 * `registrations` and signs people in; `resetPasswordToken` holds the hash of the newest reset link's token.
 */
export const users: CollectionConfig<"users"> = {
  slug: "users",
  labels: { singular: "Site user", plural: "Site users" },
  admin: {
    group: "People",
    useAsTitle: "email",
    defaultColumns: ["email", "fullName", "createdAt"],
    description:
      "People who signed up on the public site and followed the link in their mail. They cannot sign in to this panel.",
  },
  // The product API counts wrong passwords itself (src/limits): Payload's own lock could be kept shut by anyone, for ever.
  auth: { maxLoginAttempts: 0, forgotPassword: { minRequestInterval: 0 } },
  hooks: { beforeChange: [noticeNewPassword], afterChange: [endOldPassword] },
  access: {
    admin: () => false,
    create: administratorsOnly,
    read: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
    unlock: () => false,
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
    "post /unlock",
    "post /verify/:id",
  ]),
  fields: [
    {
      name: "fullName",
      type: "text",
      label: "Full name",
      required: true,
      maxLength: longestName,
    },
  ],
}
