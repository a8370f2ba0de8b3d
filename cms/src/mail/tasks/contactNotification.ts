import { inTransaction } from "../../database/inTransaction.ts"
import type { Environment } from "../../environment.ts"
import type { Contact } from "../../payload-types.ts"
import { contactLetter } from "../letters.ts"
import { letterTask } from "./letterTask.ts"

/**
 * Notifies the agency of a contact message. Its delivery state is also stored with the message,
 * where editors see it.
 */
export function contactNotification(environment: Environment) {
  return letterTask(environment, {
    slug: "contactNotification",
    label: "notification of a contact message",
    inputSchema: [{ name: "contact", type: "number", required: true }],
    async compose({ contact }, { req, messageId }) {
      const message = await req.payload.db.findOne<Contact>({
        collection: "contacts",
        where: { id: { equals: contact } },
      })
      // Deleted since, or sent by a process that died before it could complete the job.
      if (!message || message.mailState === "sent") return null
      return {
        to: environment.contactTo,
        replyTo: { name: message.name, address: message.email },
        messageId,
        ...contactLetter(message, { isSuspected: message.suspected === true }),
      }
    },
    async onAttempt({ contact }, { state, tries, error }, { payload }) {
      await inTransaction(payload, (req) =>
        payload.db.updateOne({
          collection: "contacts",
          where: { id: { equals: contact } },
          data: {
            mailState: state === "waiting" ? "queued" : state,
            mailedAt: state === "sent" ? new Date().toISOString() : null,
            mailTries: tries,
            mailError: error ?? null,
          },
          options: { atomic: true },
          req,
        }),
      )
    },
  })
}
