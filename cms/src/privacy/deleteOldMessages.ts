import type { Payload, Where } from "payload"
import { fromNow } from "../accounts/tokens.ts"
import { inTransaction } from "../database/inTransaction.ts"

const day = 24 * 60 * 60 * 1000

/**
 * Deletes contact messages, questions, comments and sign-ups that are older than this. A message whose mail still waits is
 * kept until it is sent or given up: nobody has read it. Approved comments are kept because they are on the site, and
 * subscriptions because they last until somebody ends them.
 */
export async function deleteOldMessages(payload: Payload, retentionDays: number): Promise<void> {
  const isOld: Where = { createdAt: { less_than: fromNow(-retentionDays * day) } }
  await inTransaction(payload, async (req) => {
    await payload.db.deleteMany({
      collection: "contacts",
      where: { and: [isOld, { mailState: { not_equals: "queued" } }] },
      req,
    })
    await payload.db.deleteMany({
      collection: "comments",
      where: { and: [isOld, { statuses: { not_equals: "approved" } }] },
      req,
    })
    await payload.db.deleteMany({ collection: "questions", where: isOld, req })
    await payload.db.deleteMany({ collection: "registrations", where: isOld, req })
  })
}
