import { createResetLink } from "../../accounts/passwordReset.ts"
import type { Environment } from "../../environment.ts"
import type { Limits } from "../../limits/limits.ts"
import { passwordResetMail } from "../mails.ts"
import { mailTask } from "./mailTask.ts"

/**
 * Password reset link, for an address that may not have an account: it is looked up only here. The
 * token is created when the mail is sent, so the queue never stores it, and its hour starts then.
 */
export function passwordResetTask(environment: Environment, limits: Limits) {
  const { siteUrl } = environment
  return mailTask(environment, {
    slug: "passwordReset",
    label: "link to reset a password",
    inputSchema: [{ name: "email", type: "text", required: true }],
    endsWhenRefused: true,
    needsAccounts: true,
    async compose({ email }, { req, isFirstAttempt }) {
      if (isFirstAttempt && !(await limits.mayMail(req, "reset", email))) return null
      const link = await createResetLink(req.payload, email)
      if (!link) return null
      const { fullName } = link.account
      return { to: email, ...passwordResetMail({ fullName, siteUrl, token: link.token }) }
    },
  })
}
