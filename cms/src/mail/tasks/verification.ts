import { findAccount } from "../../accounts/credentials.ts"
import { renewLink } from "../../accounts/registration.ts"
import type { Environment } from "../../environment.ts"
import type { Limits } from "../../limits/limits.ts"
import type { Registration } from "../../payload-types.ts"
import { alreadyRegisteredMail, verificationMail } from "../mails.ts"
import { mailTask } from "./mailTask.ts"

/**
 * Verification link of a sign-up. The token is created when the mail is sent, so the queue never
 * stores it, and its day starts then.
 */
export function verificationTask(environment: Environment, limits: Limits) {
  const { siteUrl } = environment
  return mailTask(environment, {
    slug: "verification",
    label: "mail to someone who signed up",
    inputSchema: [
      // Empty when the caller gets no link: queued all the same, so that both cases look alike.
      { name: "registration", type: "number" },
      { name: "reason", type: "select", options: ["register", "resend"], required: true },
    ],
    endsWhenRefused: true,
    needsAccounts: true,
    async compose({ registration: id, reason }, { req, isFirstAttempt, messageId }) {
      const { payload } = req
      if (!id) return null
      const registration = await payload.db.findOne<Registration>({
        collection: "registrations",
        where: { id: { equals: id } },
      })
      if (!registration) return null
      const { email, fullName } = registration
      if (isFirstAttempt && !(await limits.mayMail(req, reason, email))) return null
      if (await findAccount(payload, email)) {
        return { to: email, messageId, ...alreadyRegisteredMail({ siteUrl }) }
      }
      const token = await renewLink(payload, registration.id)
      return token ? { to: email, ...verificationMail({ fullName, siteUrl, token }) } : null
    },
  })
}
