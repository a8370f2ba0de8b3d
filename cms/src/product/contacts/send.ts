import type { Endpoint, Payload, PayloadRequest } from "payload"
import { fromNow } from "../../accounts/tokens.ts"
import { inTransaction } from "../../database/inTransaction.ts"
import { lockWithin } from "../../database/lockWithin.ts"
import { HttpError } from "../../http/httpError.ts"
import type { Limits } from "../../limits/limits.ts"
import { handle } from "../http/handle.ts"
import { readJson } from "../http/readJson.ts"
import { type ContactMessage, parseContactMessage, type Trap, trapTouched } from "./message.ts"

/** Room for the longest message in any script, with every character escaped. */
const maxBytes = 128 * 1024

/** How long the same words of the same sender are the same message. */
const sameMessage = 10 * 60 * 1000

/**
 * POST /product/contacts (SPEC 7): checks a contact message and stores it as pending, which queues the agency's mail.
 * Answers 201 `{ id, statuses }`, or `{ error, errors? }` with 400, 413, 415, 429 or 500. What touched the form's trap is answered
 * and stored the same, marked as looking like spam, and not mailed. What is sent again within ten minutes is answered as before.
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
  const id = await inTransaction(payload, (req) => storeOnce(req, message, trap))
  const { totalDocs } = await payload.count({
    collection: "contacts",
    where: { id: { equals: id } },
  })
  if (totalDocs !== 1) throw new Error("The database did not keep the contact message.")
  return id
}

/**
 * A visitor whose answer was lost on the way sends the message again: what the same sender wrote in the same words a moment ago is one
 * message, also where both arrive at once.
 */
async function storeOnce(req: PayloadRequest, message: ContactMessage, trap: Trap | null) {
  const { payload } = req
  await lockWithin(req, `contact ${message.email}`)
  const same = Object.entries({ ...message, suspected: trap !== null })
  const { docs } = await payload.db.find<{ id: number }>({
    collection: "contacts",
    limit: 1,
    pagination: false,
    where: {
      and: [
        { createdAt: { greater_than: fromNow(-sameMessage) } },
        ...same.map(([field, value]) => ({ [field]: { equals: value } })),
      ],
    },
    req,
  })
  if (docs[0]) return docs[0].id
  const data = { ...message, statuses: "pending", suspected: trap !== null, trap } as const
  const { id } = await payload.create({ collection: "contacts", data, req })
  return id
}
