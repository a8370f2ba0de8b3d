import { inTransaction } from "../../database/inTransaction.ts"
import type { Environment } from "../../environment.ts"
import type { Contact } from "../../payload-types.ts"
import { contactLetter } from "../letters.ts"
import { letterTask } from "./letterTask.ts"

/** Tells the agency of a contact message. How it went stands with the message too, where the people who answer look. */
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
      // Deleted meanwhile, or sent by a process that died before it could say so to the queue.
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
