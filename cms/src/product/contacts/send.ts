import type { Endpoint } from "payload"
import { HttpError } from "../../http/httpError.ts"
import type { Limits } from "../../limits/limits.ts"
import { handle } from "../http/handle.ts"
import { readJson } from "../http/readJson.ts"
import { storeOnce } from "../http/storeOnce.ts"
import { isHoneypotFilled, parseContactMessage } from "./fields.ts"

/** Room for the longest message in any script, with every character escaped. */
const maxBytes = 128 * 1024

/**
 * POST /product/contacts (docs/specification.md#requests): validates a contact message and stores
 * it as pending, which queues the mail to the agency. Responds with 201 `{ id, statuses }`, or
 * `{ error, errors? }` with 400, 413, 415, 429 or 500. A message caught by the honeypot gets the
 * same response and is stored, but marked as likely spam and not mailed. Idempotent for ten
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
      const honeypot = isHoneypotFilled(body)
      const id = await storeOnce(req.payload, "contacts", { ...parsed.message, honeypot })
      return Response.json({ id, statuses: "pending" }, { status: 201 })
    }),
  }
}
