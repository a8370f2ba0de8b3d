import type { CollectionConfig } from "payload"
import { administratorsOnly, isAdministrator } from "../access.ts"
import type { Environment } from "../environment.ts"
import type { Limits } from "../limits/limits.ts"
import { checkNewPassword } from "../panel/passwordRules.ts"
import { panelSignInEndpoints } from "../panel/signIn.ts"
import { forgetFirstPassword } from "../seed/forgetFirstPassword.ts"
import { closedEndpoints } from "./closedEndpoints.ts"

/** People who run the panel. The first one is made by `npm run setup`. */
export function administrators(
  { cmsUrl, dataDir }: Pick<Environment, "cmsUrl" | "dataDir">,
  limits: Limits,
): CollectionConfig<"administrators"> {
  return {
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
      // Wrong passwords and requests for mail are counted by src/limits. Payload's own lock could be kept shut by anyone, for ever,
      // and both write beside open transactions, which blocks SQLite.
      maxLoginAttempts: 0,
      forgotPassword: { minRequestInterval: 0 },
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
      // Payload lets the first visitor of an empty panel make himself its administrator.
      // Its accounts need no verification either: Payload would look for a column that isn't there.
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
        name: "presentPassword",
        type: "text",
        label: "Your present password, to set a new one",
        virtual: true,
        admin: {
          condition: (_data, _sibling, { operation }) => operation === "update",
          components: { Field: "/src/panel/PresentPassword.tsx#PresentPassword" },
        },
      },
    ],
  }
}
