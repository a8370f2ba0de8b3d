import { findAccount } from "../../accounts/credentials.ts"
import { renewLink } from "../../accounts/registration.ts"
import type { Environment } from "../../environment.ts"
import type { Limits } from "../../limits/limits.ts"
import type { Registration } from "../../payload-types.ts"
import { alreadyRegisteredLetter, verificationLetter } from "../letters.ts"
import { letterTask } from "./letterTask.ts"

/** The link that proves an e-mail address, made as the letter goes: it is never stored, and lives its whole day from then. */
export function verificationTask(environment: Environment, limits: Limits) {
  const { siteUrl } = environment
  return letterTask(environment, {
    slug: "verification",
    label: "mail to someone who signed up",
    inputSchema: [
      // Empty when somebody asked for a link whom none is due: that is queued too, since it must look the same to the caller.
      { name: "registration", type: "number" },
      { name: "reason", type: "select", options: ["register", "resend"], required: true },
    ],
    endsWhenRefused: true,
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
        return { to: email, messageId, ...alreadyRegisteredLetter({ siteUrl }) }
      }
      const token = await renewLink(payload, registration.id)
      return token ? { to: email, ...verificationLetter({ fullName, siteUrl, token }) } : null
    },
  })
}
