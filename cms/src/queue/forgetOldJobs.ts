import type { Payload, Where } from "payload"
import { fromNow } from "../accounts/tokens.ts"
import { inTransaction } from "../database/inTransaction.ts"

const day = 24 * 60 * 60 * 1000

/** Deletes jobs a week after completion, a month after failure: they contain people's addresses. */
export async function forgetOldJobs(payload: Payload): Promise<void> {
  const where: Where = {
    or: [
      { completedAt: { less_than: fromNow(-7 * day) } },
      {
        and: [{ hasError: { equals: true } }, { updatedAt: { less_than: fromNow(-30 * day) } }],
      },
    ],
  }
  await inTransaction(payload, (req) =>
    payload.db.deleteMany({ collection: "payload-jobs", where, req }),
  )
}
