import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Field,
  FieldAccess,
  PayloadRequest,
} from "payload"
import { isAdministrator, nobody } from "../../access.ts"
import { inTransaction } from "../../database/inTransaction.ts"
import { HttpError, notAllowed } from "../../http/httpError.ts"
import { queueMail } from "../../mail/queueMail.ts"
import { panelHandler } from "../../panel/panelHandler.ts"
import type { Contact } from "../../payload-types.ts"

/** Largest integer id in Postgres: a query with a larger one is an error. */
const maxId = 2 ** 31 - 1

/** Only the queue writes these fields. */
const bySystem = { create: nobody, update: nobody } satisfies Record<string, FieldAccess>

/** Delivery state of the mail to the agency, stored with the message. */
export const mailFields: Field[] = [
  {
    name: "mailState",
    label: "Mail to us",
    type: "select",
    index: true,
    options: [
      { label: "Queued", value: "queued" },
      { label: "Sent", value: "sent" },
      { label: "Failed", value: "failed" },
      { label: "Not mailed", value: "none" },
    ],
    access: bySystem,
    admin: {
      position: "sidebar",
      readOnly: true,
      condition: ({ mailState }) => Boolean(mailState),
      description:
        "A queued mail is tried again by itself, for three days. Failed: the message is only here, until it is sent again.",
    },
  },
  {
    name: "mailedAt",
    label: "Sent at",
    type: "date",
    access: bySystem,
    admin: {
      position: "sidebar",
      readOnly: true,
      date: { pickerAppearance: "dayAndTime" },
      condition: ({ mailedAt }) => Boolean(mailedAt),
    },
  },
  {
    name: "mailTries",
    label: "Attempts",
    type: "number",
    access: bySystem,
    admin: {
      position: "sidebar",
      readOnly: true,
      condition: ({ mailTries }) => Boolean(mailTries),
    },
  },
  {
    name: "mailError",
    label: "Last error",
    type: "textarea",
    access: bySystem,
    admin: {
      position: "sidebar",
      readOnly: true,
      condition: ({ mailError }) => Boolean(mailError),
    },
  },
  {
    name: "mailAgain",
    type: "ui",
    admin: {
      position: "sidebar",
      components: { Field: "/src/collections/contacts/SendAgain.tsx#SendAgain" },
    },
  },
]

/** Messages caught by the honeypot are not mailed. */
export const markForMail: CollectionBeforeChangeHook<Contact> = ({ data, operation }) => {
  if (operation !== "create") return data
  return { ...data, mailState: data.honeypot ? "none" : "queued" }
}

/** Runs in the transaction that stores the message, so that neither exists without the other. */
export const queueNotification: CollectionAfterChangeHook<Contact> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== "create" || doc.mailState !== "queued") return
  await queueMail(req, "contactNotification", { contact: doc.id })
}

/**
 * POST /api/contacts/:id/send-again: mails a message again, or for the first time. 202; 409 while
 * its mail is queued, 404 for an unknown message, 403 for anyone but administrators.
 */
export const sendAgain = panelHandler(async (req) => {
  if (!isAdministrator(req)) throw notAllowed()
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id) || id > maxId) throw new HttpError(404, "There is no such message.")
  const outcome = await inTransaction(req.payload, async (own) => {
    const mark = (data: Partial<Contact>) =>
      own.payload.db.updateOne({
        collection: "contacts",
        where: { id: { equals: id } },
        data,
        options: { atomic: true },
        req: own,
      })
    // Locks the row: when two people press the button at once, the second sees the first one's job.
    if (!(await mark({ mailState: "queued" }))) return "unknown"
    if (await isQueued(id, own)) return "queued already"
    await mark({ mailedAt: null, mailTries: 0, mailError: null })
    await queueMail(own, "contactNotification", { contact: id })
    return "queued"
  })
  if (outcome === "unknown") throw new HttpError(404, "There is no such message.")
  if (outcome === "queued already") throw new HttpError(409, "This mail is queued already.")
  return Response.json(
    { message: "The mail is queued, and goes out within seconds." },
    { status: 202 },
  )
})

async function isQueued(contact: number, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({
    collection: "payload-jobs",
    where: {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { taskSlug: { equals: "contactNotification" } },
        { "input.contact": { equals: contact } },
      ],
    },
    req,
  })
  return totalDocs > 0
}
