import type { Payload, Where } from "payload"
import { scheduledChange } from "./scheduledChanges.ts"

type JobState = "waiting" | "failed"

export type QueueStatistics = {
  jobs: { task: string; state: JobState; count: number }[]
  /** How long the oldest job has waited, 0 if none does. A scheduled change waits from its time on. */
  oldestWaitingSeconds: number
}

const whereState: Record<JobState, Where> = {
  waiting: { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }] },
  failed: { hasError: { equals: true } },
}

/** How many jobs of each kind wait, the retried ones included, and how many were given up within the last month. */
export async function readQueueStatistics({ config, db }: Payload): Promise<QueueStatistics> {
  const jobs: QueueStatistics["jobs"] = []
  for (const { slug: task } of config.jobs.tasks ?? []) {
    for (const state of ["waiting", "failed"] as const) {
      const where = { and: [{ taskSlug: { equals: task } }, whereState[state]] }
      const { totalDocs } = await db.count({ collection: "payload-jobs", where })
      jobs.push({ task, state, count: totalDocs })
    }
  }
  const [mail, change] = await Promise.all([
    // A build that can't be requested is no reason to wake somebody; a letter is.
    findOldest(db, { taskSlug: { not_in: [scheduledChange, "rebuildSite"] } }, "createdAt"),
    findOldest(db, { taskSlug: { equals: scheduledChange } }, "waitUntil"),
  ])
  const since = [mail, change].map((time) => (time ? Date.now() - Date.parse(time) : 0))
  return { jobs, oldestWaitingSeconds: Math.max(0, Math.round(Math.max(...since) / 1000)) }
}

type Times = { createdAt: string; waitUntil: string }

/** The earliest of these times among the jobs that wait. */
async function findOldest(
  db: Payload["db"],
  task: Where,
  time: keyof Times,
): Promise<string | undefined> {
  const { docs } = await db.find<Times>({
    collection: "payload-jobs",
    where: { and: [whereState.waiting, task] },
    sort: time,
    limit: 1,
    pagination: false,
    select: { [time]: true },
  })
  return docs[0]?.[time]
}
