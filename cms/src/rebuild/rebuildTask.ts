import type { TaskConfig } from "payload"
import type { Environment } from "../environment.ts"
import type { RebuildWebhook } from "./webhook.ts"

const timeout = 10_000

/**
 * Asks for a new build of the site, as a job: retried after 10 seconds, 20, 40 and so on, and given
 * up after almost three hours. The panel's jobs and the log name the host only, since the rest of
 * the address may be a secret.
 */
export function rebuildTask({
  rebuildWebhook,
}: Pick<Environment, "rebuildWebhook">): TaskConfig<"rebuildSite"> {
  return {
    slug: "rebuildSite",
    label: "request to rebuild the site",
    outputSchema: [{ name: "sent", type: "checkbox", required: true }],
    retries: { attempts: 10, backoff: { type: "exponential", delay: 10_000 } },
    async handler({ job, req }) {
      // Switched off since the job was queued.
      if (!rebuildWebhook) return { output: { sent: false } }
      const { logger } = req.payload
      const { host } = new URL(rebuildWebhook.url)
      const problem = await post(rebuildWebhook)
      if (problem) {
        logger.error({
          job: job.id,
          msg: `No rebuild of the site was requested: ${host} ${problem}`,
        })
        throw new Error(`${host} ${problem}`)
      }
      logger.info({ job: job.id, msg: `A rebuild of the site was requested from ${host}` })
      return { output: { sent: true } }
    },
  }
}

/** @returns what went wrong, worded to follow the host; null if the request was accepted */
async function post({ url, authorization, body }: RebuildWebhook): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        ...(authorization && { Authorization: authorization }),
      },
      body,
      // Following one would turn the POST into a GET, which may answer 200 and build nothing.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return response.ok ? null : `answered ${response.status}`
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string }
    return `could not be reached (${cause?.code ?? name})`
  }
}
