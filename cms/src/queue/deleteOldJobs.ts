import type { Payload, Where } from "payload"
import { fromNow } from "../accounts/tokens.ts"
import { inTransaction } from "../database/inTransaction.ts"

const day = 24 * 60 * 60 * 1000

/**
 * Deletes jobs a week after completion, a month after failure: they contain people's addresses.
 * @param maxDays deletes them earlier
 */
export async function deleteOldJobs(
  payload: Payload,
  maxDays = Number.POSITIVE_INFINITY,
): Promise<void> {
  const [afterCompletion, afterFailure] = [7, 30].map((days) =>
    fromNow(-Math.min(days, maxDays) * day),
  )
  const where: Where = {
    or: [
      { completedAt: { less_than: afterCompletion } },
      {
        and: [{ hasError: { equals: true } }, { updatedAt: { less_than: afterFailure } }],
      },
    ],
  }
  await inTransaction(payload, (req) =>
    payload.db.deleteMany({ collection: "payload-jobs", where, req }),
  )
}
