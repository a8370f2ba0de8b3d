import type { Payload, PayloadRequest } from "payload"
import { fromNow } from "../../accounts/tokens.ts"
import { inTransaction } from "../../database/inTransaction.ts"
import { lockInTransaction } from "../../database/lockInTransaction.ts"

/** How long an identical message from the same sender counts as a retry. */
const sameMessage = 10 * 60 * 1000

/** Where forms of the site are stored. */
type FormCollection = "contacts" | "comments" | "subscriptions" | "questions"

/** What a visitor has entered, and whether the honeypot was filled in. */
type Entry = { readonly email: string; readonly honeypot: boolean }

/**
 * Stores what a form has sent and checks that it was committed: Payload reports success even when the commit fails, and a
 * visitor must not be thanked for a message that is lost.
 * @param sameFor how long an identical entry counts as a retry, in milliseconds
 * @returns the id of the entry, or of the identical one that was stored before
 * @throws Error when the entry could not be stored
 */
export async function storeOnce(
  payload: Payload,
  collection: FormCollection,
  entry: Entry,
  sameFor = sameMessage,
): Promise<number> {
  const id = await inTransaction(payload, (req) => findOrCreate(req, collection, entry, sameFor))
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } })
  if (totalDocs !== 1)
    throw new Error(`An entry of ${collection} was not committed to the database.`)
  return id
}

/**
 * Stores an entry unless the same sender sent the same words a moment ago, or is sending them right now: a visitor whose
 * response was lost retries.
 */
async function findOrCreate(
  req: PayloadRequest,
  collection: FormCollection,
  entry: Entry,
  sameFor: number,
): Promise<number> {
  const { payload } = req
  await lockInTransaction(req, `${collection} ${entry.email}`)
  const { docs } = await payload.db.find<{ id: number }>({
    collection,
    limit: 1,
    pagination: false,
    where: {
      and: [
        { createdAt: { greater_than: fromNow(-sameFor) } },
        ...Object.entries(entry).map(([field, value]) => ({ [field]: { equals: value } })),
      ],
    },
    req,
  })
  if (docs[0]) return docs[0].id
  const { id } = await payload.create({ collection, data: entry as never, req })
  return id
}
