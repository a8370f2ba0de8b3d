import type { Endpoint, Payload } from "payload"
import { HttpError } from "../../http/httpError.ts"
import type { Limits } from "../../limits/limits.ts"
import { handle } from "../http/handle.ts"
import { readJson } from "../http/readJson.ts"
import { type ContactMessage, parseContactMessage, type Trap, trapTouched } from "./message.ts"

/** Room for the longest message in any script, with every character escaped. */
const maxBytes = 128 * 1024

/**
 * POST /product/contacts (SPEC 7): checks a contact message and stores it as pending, which queues the agency's mail.
 * Answers 201 `{ id, statuses }`, or `{ error, errors? }` with 400, 413, 415, 429 or 500. What touched one of the form's traps is answered
 * and stored the same, marked as looking like spam; its mail says so, and after the honeypot there is none.
 */
export function contactsEndpoint(limits: Limits): Endpoint {
  return {
    path: "/product/contacts",
    method: "post",
    handler: handle(async (req) => {
      await limits.contact(req)
      const body = await readJson(req, maxBytes)
      const parsed = parseContactMessage(body)
      if ("errors" in parsed) {
        const { errors } = parsed
        throw new HttpError(400, "Some fields are missing or wrong.", {}, { errors })
      }
      const id = await storeMessage(req.payload, parsed.message, trapTouched(body))
      return Response.json({ id, statuses: "pending" }, { status: 201 })
    }),
  }
}

/**
 * Stores a message and makes sure of it: Payload reports success also when the database fails to commit, and a visitor must not
 * be thanked for a message that is lost.
 * @throws Error when the message could not be stored
 */
async function storeMessage(payload: Payload, message: ContactMessage, trap: Trap | null) {
  const data = { ...message, statuses: "pending", suspected: trap !== null, trap } as const
  const { id } = await payload.create({ collection: "contacts", data })
  const { totalDocs } = await payload.count({
    collection: "contacts",
    where: { id: { equals: id } },
  })
  if (totalDocs !== 1) throw new Error("The database did not keep the contact message.")
  return id
}
