import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { stringify } from "csv-stringify"
import type { Payload } from "payload"
import { isAdministrator } from "../../access.ts"
import { notAllowed } from "../../http/httpError.ts"
import { panelHandler } from "../../panel/panelHandler.ts"
import type { Contact } from "../../payload-types.ts"
import { contactFieldList } from "./fields.ts"

const columns = [
  "id",
  "createdAt",
  "statuses",
  "honeypot",
  ...contactFieldList.map(({ name }) => name),
] satisfies (keyof Contact)[]

/** Messages per query: an export of any length holds one batch in memory. */
const batch = 200

/** Starts like a formula but is none. With hyphens it is escaped: a spreadsheet would subtract. */
const phoneNumber = /^\+[\d ()]+$/

/**
 * GET /api/contacts/export: all contact messages as CSV, newest first, for administrators. UTF-8
 * with a byte order mark, line endings and quotes as in RFC 4180, so that Excel, Numbers and
 * LibreOffice open it with a double click. Visitors write these texts, so what a spreadsheet would
 * run as a formula gets an apostrophe (CSV injection).
 */
export const exportContacts = panelHandler(async (req) => {
  const { payload } = req
  if (!isAdministrator(req)) throw notAllowed()
  const table = stringify({
    bom: true,
    cast: {
      boolean: String,
      string: (value) => (phoneNumber.test(value) ? { value, ...unescaped } : value),
    },
    columns,
    escape_formulas: true,
    header: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
  })
  // The download breaks off too: a failure destroys `table`.
  pipeline(readMessages(payload), table).catch(({ message }: Error) =>
    payload.logger.warn(`The export of contact messages broke off: ${message}`),
  )
  const today = new Date().toISOString().slice(0, 10)
  return new Response(Readable.toWeb(table) as ReadableStream, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="contact-messages-${today}.csv"`,
      "Content-Type": "text/csv; charset=utf-8",
    },
  })
})

/** An option of a cell that csv-stringify takes, but whose types lack it. */
const unescaped = { escape_formulas: false }

async function* readMessages(payload: Payload): AsyncGenerator<Contact, void> {
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
    yield* docs
  }
}
