import type { Payload, Where } from "payload"

type JobState = "waiting" | "failed"

export type QueueStatistics = {
  jobs: { task: string; state: JobState; count: number }[]
  /** Age of the oldest letter that waits, 0 if none does. */
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
  const { docs } = await db.find<{ createdAt: string }>({
    collection: "payload-jobs",
    // A build that can't be requested is no reason to wake somebody; a letter is.
    where: { and: [whereState.waiting, { taskSlug: { not_equals: "rebuildSite" } }] },
    sort: "createdAt",
    limit: 1,
    pagination: false,
    select: { createdAt: true },
  })
  const since = docs[0] ? Date.now() - Date.parse(docs[0].createdAt) : 0
  return { jobs, oldestWaitingSeconds: Math.max(0, Math.round(since / 1000)) }
}
