import type { JobsConfig } from "payload"
import type { Environment } from "../environment.ts"
import type { Limits } from "../limits/limits.ts"
import { mailTasks } from "../mail/tasks/index.ts"
import { rebuildTask } from "../rebuild/rebuildTask.ts"
import { showJobs } from "./showJobs.ts"

/**
 * Payload's queue. A job is stored in the transaction of what it is about, run by `startWorker` in
 * this process or in `npm run worker`, and kept for a while with its state and last error. Jobs
 * cannot be queued, run or cancelled over HTTP.
 */
export function createJobs(environment: Environment, limits: Limits): JobsConfig {
  const tasks = [...mailTasks(environment, limits), rebuildTask(environment)]
  return {
    tasks,
    access: { cancel: () => false, queue: () => false, run: () => false },
    deleteJobOnComplete: false,
    jobsCollectionOverrides: ({ defaultJobsCollection }) => showJobs(defaultJobsCollection),
  }
}
