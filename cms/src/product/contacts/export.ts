import type { Payload, PayloadHandler } from "payload"
import { isAdministrator } from "../../access.ts"
import type { Contact } from "../../payload-types.ts"

const columns = [
  "id",
  "createdAt",
  "statuses",
  "suspected",
  "trap",
  "name",
  "email",
  "phone",
  "subject",
  "message",
] as const satisfies (keyof Contact)[]

/** Messages per query: an export of any length holds one batch in memory. */
const batch = 200

/**
 * GET /api/contacts/export: all contact messages as CSV, newest first, for administrators. UTF-8
 * with a byte order mark, line endings and quotes as in RFC 4180, so that Excel, Numbers and
 * LibreOffice open it with a double click.
 */
export const exportContacts: PayloadHandler = (req) => {
  const { payload } = req
  if (!isAdministrator(req)) {
    const message = "You are not allowed to perform this action."
    return Response.json({ errors: [{ message }] }, { status: 403 })
  }
  const rows = readRows(payload)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  const today = new Date().toISOString().slice(0, 10)
  return new Response(body, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="contact-messages-${today}.csv"`,
      "Content-Type": "text/csv; charset=utf-8",
    },
  })
}

async function* readRows(payload: Payload): AsyncGenerator<string, void> {
  yield `\uFEFF${line(columns)}`
  let last: number | undefined
  for (;;) {
    // Pages by id, not by number: a message that arrives meanwhile would shift every page by one.
    const { docs } = await payload.find({
      collection: "contacts",
      limit: batch,
      pagination: false,
      sort: "-id",
      ...(last !== undefined && { where: { id: { less_than: last } } }),
    })
    if (docs.length === 0) return
    last = docs.at(-1)?.id
    yield docs.map((message) => line(columns.map((column) => message[column]))).join("")
  }
}

type Value = string | number | boolean | null | undefined

function line(values: readonly Value[]): string {
  return `${values.map(cell).join(",")}\r\n`
}

/** Starts like a formula but is none. With hyphens it is escaped: a spreadsheet would subtract. */
const phoneNumber = /^\+[\d ()]+$/

/**
 * Quotes a value, and puts an apostrophe before what a spreadsheet would run as a formula (CSV
 * injection): visitors write these texts.
 */
function cell(value: Value): string {
  const text = String(value ?? "")
  const isFormula = /^[=+\-@\t\r]/.test(text) && !phoneNumber.test(text)
  const harmless = isFormula ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
