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

/** How long an identical message from the same sender counts as a retry. */
const sameMessage = 10 * 60 * 1000

/**
 * POST /product/contacts (docs/specification.md#requests): validates a contact message and stores
 * it as pending, which queues the mail to the agency. Responds with 201 `{ id, statuses }`, or
 * `{ error, errors? }` with 400, 413, 415, 429 or 500. A message caught by the honeypot gets the
 * same response and is stored, but marked as suspected spam and not mailed. Idempotent for ten
 * minutes: a retry gets the first response again.
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
 * Stores a message and checks that it was committed: Payload reports success even when the commit
 * fails, and a visitor must not be thanked for a message that is lost.
 * @throws Error when the message could not be stored
 */
async function storeMessage(payload: Payload, message: ContactMessage, trap: Trap | null) {
  const id = await inTransaction(payload, (req) => storeOnce(req, message, trap))
  const { totalDocs } = await payload.count({
    collection: "contacts",
    where: { id: { equals: id } },
  })
  if (totalDocs !== 1) throw new Error("The contact message was not committed to the database.")
  return id
}

/**
 * Stores a message unless the same sender sent the same words a moment ago, or is sending them
 * right now: a visitor whose response was lost retries.
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
