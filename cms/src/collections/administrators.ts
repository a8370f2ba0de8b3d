import type { CollectionConfig } from "payload"
import { administratorsOnly, isAdministrator } from "../access.ts"
import { previousSecrets } from "../accounts/previousSecrets.ts"
import type { Environment } from "../environment.ts"
import type { Limits } from "../limits/limits.ts"
import { checkNewPassword } from "../panel/passwordRules.ts"
import { panelSignInEndpoints } from "../panel/signIn.ts"
import { forgetFirstPassword } from "../seed/forgetFirstPassword.ts"
import { closedEndpoints } from "./closedEndpoints.ts"

/** Panel administrators. `npm run setup` creates the first one. */
export function administrators(
  {
    cmsUrl,
    dataDir,
    previousSecrets: secrets,
  }: Pick<Environment, "cmsUrl" | "dataDir" | "previousSecrets">,
  limits: Limits,
): CollectionConfig<"administrators"> {
  return {
    slug: "administrators",
    labels: { singular: "Administrator", plural: "Administrators" },
    admin: {
      group: "People",
      hideAPIURL: true,
      useAsTitle: "email",
      defaultColumns: ["email", "fullName", "updatedAt"],
      description: "Colleagues who may sign in to this panel and change everything in it.",
    },
    auth: {
      tokenExpiration: 8 * 60 * 60,
      // src/limits counts failed sign-ins and mail requests. Payload's lockout would let anyone
      // keep an account locked for ever, and both write outside the open transaction, which blocks
      // SQLite.
      maxLoginAttempts: 0,
      forgotPassword: { minRequestInterval: 0 },
      strategies: previousSecrets(secrets),
      cookies: { sameSite: "Lax", secure: cmsUrl.startsWith("https:") },
    },
    access: {
      admin: ({ req }) => isAdministrator(req),
      create: administratorsOnly,
      read: administratorsOnly,
      update: administratorsOnly,
      delete: administratorsOnly,
      unlock: administratorsOnly,
    },
    endpoints: [
      // first-register would make the first visitor of an empty panel its administrator. verify
      // would query a column that does not exist: administrators are not verified.
      ...closedEndpoints(["post /first-register", "post /verify/:id"]),
      ...panelSignInEndpoints(limits),
    ],
    hooks: {
      beforeOperation: [checkNewPassword(limits)],
      afterChange: [
        ({ context, req }) => {
          if (context.hasNewPassword) forgetFirstPassword(req.payload, dataDir)
        },
      ],
      afterOperation: [
        ({ operation, req, result }) => {
          if (operation === "resetPassword") forgetFirstPassword(req.payload, dataDir)
          return result
        },
      ],
    },
    fields: [
      { name: "fullName", type: "text", label: "Full name" },
      {
        name: "currentPassword",
        type: "text",
        label: "Your present password, to set a new one",
        virtual: true,
        admin: {
          condition: (_data, _sibling, { operation }) => operation === "update",
          components: { Field: "/src/panel/CurrentPassword.tsx#CurrentPassword" },
        },
      },
    ],
  }
}
