import type { Endpoint, PayloadRequest } from "payload"
import { retryWhenBusy } from "../database/retryWhenBusy.ts"
import type { Environment } from "../environment.ts"
import { type ContactMessage, parseContactMessage } from "./contactMessage.ts"
import { handle } from "./handle.ts"
import { createRateLimit } from "./rateLimit.ts"
import { readJson } from "./readJson.ts"

/** Room for the longest message in any script, with every character escaped. */
const maxBytes = 128 * 1024

/**
 * POST /product/contacts (SPEC 7): checks a contact message, stores it as pending, then tells the agency by mail.
 * Answers 201 `{ id, statuses }`, or `{ error, errors? }` with 400, 413, 415, 429 or 500.
 */
export function contactsEndpoint(
  environment: Pick<Environment, "contactRateLimit" | "contactTo">,
): Endpoint {
  const checkRate = createRateLimit(environment.contactRateLimit)
  return {
    path: "/product/contacts",
    method: "post",
    handler: handle(async (req) => {
      await checkRate(req)
      const parsed = parseContactMessage(await readJson(req, maxBytes))
      if ("errors" in parsed) {
        const error = "Some fields are missing or wrong."
        return Response.json({ error, errors: parsed.errors }, { status: 400 })
      }
      const id = await storeMessage(req, parsed.message)
      // Not awaited: the message is safe, and a slow mail server is no reason to keep the visitor waiting.
      void notifyAgency(req, parsed.message, environment.contactTo)
      return Response.json({ id, statuses: "pending" }, { status: 201 })
    }),
  }
}

/**
 * Stores a message and makes sure of it: Payload reports success also when the database fails to commit, and a visitor must not
 * be thanked for a message that is lost.
 * @throws Error when the message could not be stored
 */
async function storeMessage(req: PayloadRequest, message: ContactMessage) {
  const { payload } = req
  const { id } = await retryWhenBusy(() =>
    payload.create({ collection: "contacts", data: { ...message, statuses: "pending" } }),
  )
  const { totalDocs } = await payload.count({
    collection: "contacts",
    where: { id: { equals: id } },
  })
  if (totalDocs !== 1) throw new Error("The database did not keep the contact message.")
  return id
}

async function notifyAgency(
  req: PayloadRequest,
  { name, email, phone, subject, message }: ContactMessage,
  to: string,
): Promise<void> {
  try {
    await req.payload.sendEmail({
      to,
      replyTo: { name, address: email },
      subject: `Contact form: ${subject}`,
      text: `${name} <${email}>, ${phone}, wrote:\n\n${message}\n`,
    })
  } catch (err) {
    req.payload.logger.error({
      err,
      msg: "A contact message was stored, but its mail was not sent.",
    })
  }
}
