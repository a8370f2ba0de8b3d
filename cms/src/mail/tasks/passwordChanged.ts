import type { Account } from "../../accounts/credentials.ts"
import type { Environment } from "../../environment.ts"
import { passwordChangedMail } from "../mails.ts"
import { mailTask } from "./mailTask.ts"

/** Notifies an account's owner of a password change, in case someone else made it. */
export function passwordChangedTask(environment: Environment) {
  const { siteUrl } = environment
  return mailTask(environment, {
    slug: "passwordChanged",
    label: "notice of a changed password",
    inputSchema: [{ name: "user", type: "number", required: true }],
    endsWhenRefused: true,
    needsAccounts: true,
    async compose({ user }, { req, messageId }) {
      const account = await req.payload.db.findOne<Account>({
        collection: "users",
        where: { id: { equals: user } },
      })
      if (!account) return null
      const { email, fullName } = account
      return { to: email, messageId, ...passwordChangedMail({ fullName, siteUrl }) }
    },
  })
}
