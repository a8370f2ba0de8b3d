import type { CollectionConfig, JobsConfig } from "payload"
import { administratorsOnly } from "../access.ts"
import { closedEndpoints } from "../collections/closedEndpoints.ts"
import type { Environment } from "../environment.ts"
import type { Limits } from "../limits/limits.ts"
import { letterTasks } from "../mail/tasks/index.ts"

/**
 * Payload's queue. Jobs are written in the transaction of what they are about, run by `startWorker` in this process or in
 * `npm run worker`, and kept a while with their state and last error. Nobody queues, runs or cancels them over HTTP.
 */
export function createJobs(environment: Environment, limits: Limits): JobsConfig {
  return {
    tasks: letterTasks(environment, limits),
    access: { cancel: () => false, queue: () => false, run: () => false },
    deleteJobOnComplete: false,
    jobsCollectionOverrides: ({ defaultJobsCollection }) =>
      showToAdministrators(defaultJobsCollection),
  }
}

/** Administrators look at the jobs and nobody changes them. What a job holds is never a secret: tokens are made as its letter is sent. */
function showToAdministrators(jobs: CollectionConfig): CollectionConfig {
  return {
    ...jobs,
    labels: { singular: "Job", plural: "Jobs" },
    admin: {
      group: "System",
      useAsTitle: "taskSlug",
      defaultColumns: [
        "taskSlug",
        "createdAt",
        "completedAt",
        "totalTried",
        "hasError",
        "waitUntil",
      ],
      description:
        "What the service does after an answer: its letters. “Completed at” says when one was done, “Has error” that it was given up; until then it is tried again at “Wait until”. Done ones are kept for a week, failed ones for a month.",
    },
    access: {
      create: () => false,
      read: administratorsOnly,
      update: () => false,
      delete: () => false,
    },
    endpoints: closedEndpoints(["get /run", "get /handle-schedules"]),
    fields: [
      ...jobs.fields,
      {
        // Of the process that has the job in hand: src/queue/lease.ts.
        name: "leaseUntil",
        type: "date",
        admin: { hidden: true },
      },
    ],
  }
}
