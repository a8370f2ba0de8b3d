import type { SanitizedConfig } from "payload"

/** Payload's task that publishes or unpublishes a document at the time an editor chose. */
export const scheduledChange = "schedulePublish"

/** Completes Payload's task: a database that is busy for a moment must not leave a document unpublished. */
export function retryScheduledChanges(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === scheduledChange)
  if (!task) throw new Error("No list has scheduled changes.")
  task.retries = { attempts: 3, backoff: { type: "fixed", delay: 10_000 } }
  return config
}
