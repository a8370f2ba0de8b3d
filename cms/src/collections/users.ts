import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from "payload"
import { administratorsOnly } from "../access.ts"
import { burnResetLink } from "../accounts/passwordReset.ts"
import { endSessionsOf } from "../accounts/sessions.ts"
import { accountFields } from "../product/auth/fields.ts"
import { closedEndpoints } from "./closedEndpoints.ts"
import { textColumn } from "./fields/textColumn.ts"

/** Payload removes the password from the data before the afterChange hooks run. */
const noticeNewPassword: CollectionBeforeChangeHook = ({ context, data, operation }) => {
  context.hasNewPassword = operation === "update" && Boolean(data.password)
}

/** A password change by an administrator has the same effects as a reset. */
const endOldPassword: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  if (!context.hasNewPassword) return
  await burnResetLink(doc.id, req)
  await endSessionsOf(doc.id, req)
}

/**
 * Visitors with an account on the public site (docs/specification.md#documents), without access to
 * the panel. The product API creates accounts from `registrations` and signs people in;
 * `resetPasswordToken` holds the hash of the newest reset link's token.
 */
export const users: CollectionConfig<"users"> = {
  slug: "users",
  labels: { singular: "Site user", plural: "Site users" },
  admin: {
    group: "People",
    hideAPIURL: true,
    useAsTitle: "email",
    defaultColumns: ["email", "fullName", "createdAt"],
    description:
      "People who signed up on the public site and followed the link in their mail. They cannot sign in to this panel.",
  },
  // The product API counts failed sign-ins itself (src/limits): Payload's lockout would let anyone
  // keep an account locked for ever.
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
  // The product API owns accounts, and Payload's own endpoints would bypass its rules:
  // first-register creates an account without an access check, and the timing of sign-in and reset
  // reveals whether an address is known.
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
  fields: [textColumn("fullName", accountFields.fullName)],
}
