import type { Payload } from "payload"
import { publicCache } from "../http/publicCache.ts"
import type { ClaimedJob } from "./lease.ts"
import { scheduledChange } from "./scheduledChanges.ts"

/** Runs a job that this process has claimed. Its failure is recorded with the job. */
export async function runJob(payload: Payload, { id, task }: ClaimedJob): Promise<void> {
  await payload.jobs.runByID({ id, silent: true })
  if (task === scheduledChange) publicCache.clear()
}
