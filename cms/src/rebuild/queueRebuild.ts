import type { PayloadRequest, Where } from "payload"
import { fromNow } from "../accounts/tokens.ts"

/** Quiet time before a rebuild is requested: editors often publish several documents in a row. */
const quietTime = 30_000

/** How long changes in close succession can put a rebuild off. */
const longestDelay = 5 * 60_000

/**
 * Queues a request to rebuild the site in the transaction of `req`, or puts off the one that is
 * waiting, so that several changes make one request.
 */
export async function queueRebuild(req: PayloadRequest): Promise<void> {
  const waitUntil = fromNow(quietTime)
  // Checked and changed in one statement: a worker may be claiming the job.
  const postponed = await req.payload.db.updateOne({
    collection: "payload-jobs",
    where: canWait(),
    data: { waitUntil },
    options: { atomic: true },
    req,
  })
  if (postponed) return
  await req.payload.jobs.queue({
    task: "rebuildSite",
    input: {},
    waitUntil: new Date(waitUntil),
    req,
  })
}

function canWait(): Where {
  return {
    and: [
      { taskSlug: { equals: "rebuildSite" } },
      { completedAt: { exists: false } },
      { hasError: { not_equals: true } },
      { processing: { equals: false } },
      // A retry tells of this change too, and soon.
      {
        or: [
          { createdAt: { greater_than: fromNow(-longestDelay) } },
          { totalTried: { greater_than: 0 } },
        ],
      },
    ],
  }
}
