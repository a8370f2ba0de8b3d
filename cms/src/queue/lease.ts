import type { Payload, Where } from "payload"
import { fromNow } from "../accounts/tokens.ts"
import { inTransaction } from "../database/inTransaction.ts"

/** Candidates per claim: other processes may be claiming the first ones at the same time. */
const candidates = 20

type Lease = { leaseSeconds: number }

export type ClaimedJob = { id: number; task: string }

type Job = { id: number; taskSlug: string }

/**
 * Claims the oldest job that is due, for this process alone. Payload reads which jobs are free and
 * marks them in a second statement, so that on Postgres two processes can run one job; here the
 * update itself checks that the job is still free.
 *
 * The claim is a lease. A live process renews it, and the jobs of a dead one are due again once it
 * has expired.
 * @returns null when nothing is due
 */
export async function claimJob(
  payload: Payload,
  { leaseSeconds }: Lease,
): Promise<ClaimedJob | null> {
  const jobs = await findDueJobs(payload)
  // Outside the transaction: an idle queue would otherwise take SQLite's write lock every second.
  if (jobs.length === 0) return null
  return inTransaction(payload, async (req) => {
    for (const { id, taskSlug: task } of jobs) {
      const claimed = await payload.db.updateOne({
        collection: "payload-jobs",
        where: { and: [{ id: { equals: id } }, due()] },
        data: { processing: true, leaseUntil: fromNow(leaseSeconds * 1000) },
        options: { atomic: true },
        req,
      })
      if (claimed) return { id, task }
    }
    return null
  })
}

/** Renews the leases of running jobs, so that no other process claims them. */
export async function renewLeases(
  payload: Payload,
  ids: Iterable<number>,
  { leaseSeconds }: Lease,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (const id of ids) {
      await payload.db.updateOne({
        collection: "payload-jobs",
        where: { and: [{ id: { equals: id } }, { processing: { equals: true } }] },
        data: { leaseUntil: fromNow(leaseSeconds * 1000) },
        options: { atomic: true },
        req,
      })
    }
  })
}

async function findDueJobs(payload: Payload): Promise<Job[]> {
  const { docs } = await payload.db.find<Job>({
    collection: "payload-jobs",
    where: due(),
    sort: ["createdAt", "id"],
    limit: candidates,
    pagination: false,
    select: { createdAt: true, taskSlug: true },
  })
  return docs
}

function due(): Where {
  const now = fromNow(0)
  return {
    and: [
      { completedAt: { exists: false } },
      { hasError: { not_equals: true } },
      {
        or: [
          {
            and: [
              { processing: { equals: false } },
              { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: now } }] },
            ],
          },
          { and: [{ processing: { equals: true } }, { leaseUntil: { less_than: now } }] },
        ],
      },
    ],
  }
}
