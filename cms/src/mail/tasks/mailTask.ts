import {
  type Field,
  JobCancelledError,
  type PayloadRequest,
  type SendEmailOptions,
  type TaskConfig,
  type TypedJobs,
} from "payload"
import { fromNow } from "../../accounts/tokens.ts"
import type { Environment } from "../../environment.ts"
import { recorder } from "../../metrics/recorder.ts"
import type { scheduledChange } from "../../queue/scheduledChanges.ts"

const hour = 60 * 60 * 1000

/** Long enough for someone to mend a mail server that failed on a Friday night. */
const giveUpAfter = 72 * hour

/** Context of an attempt to send a mail. */
type Sending = {
  req: PayloadRequest
  /** False for a retry, which must not count towards a rate limit again. */
  isFirstAttempt: boolean
  /**
   * The same for every attempt, so that mail servers can drop a duplicate. Not for mails with a
   * fresh link in them.
   */
  messageId: string
}

type Tasks = TypedJobs["tasks"]

/** Each kind of mail is a task of the queue. */
export type MailKind = Exclude<
  keyof Tasks & string,
  "inline" | "rebuildSite" | typeof scheduledChange
>

export type MailInput<Kind extends MailKind> = Tasks[Kind]["input"]

type MailTask<Kind extends MailKind, Input = MailInput<Kind>> = {
  slug: Kind
  label: string
  /** Ids and addresses only, since administrators can read them; `compose` creates the secrets. */
  inputSchema: Field[]
  /** Composes the mail, or returns null when there is nothing to send any more. */
  compose: (input: Input, sending: Sending) => Promise<SendEmailOptions | null>
  /** Gives up when the mail server rejects the recipient, whose address came from a stranger. */
  endsWhenRefused?: boolean
  /** Called after every attempt. */
  onAttempt?: (input: Input, attempt: Attempt, req: PayloadRequest) => Promise<void>
}

type Attempt = {
  state: "sent" | "waiting" | "failed"
  /** Attempts so far, this one included. */
  tries: number
  error?: string
}

/**
 * A mail as a job: retried at growing intervals until the mail server accepts it, and given up
 * after three days. It is sent twice if the process dies between the mail server's reply and the
 * update of the database.
 */
export function mailTask<Kind extends MailKind>(
  { mailFrom, mailRetrySeconds }: Pick<Environment, "mailFrom" | "mailRetrySeconds">,
  { slug, label, inputSchema, compose, endsWhenRefused, onAttempt }: MailTask<Kind>,
): TaskConfig<MailKind> {
  return {
    slug,
    label,
    inputSchema,
    outputSchema: [{ name: "sent", type: "checkbox", required: true }],
    // Retries end by age (`isTooOld`), whatever the intervals are.
    retries: { attempts: Number.MAX_SAFE_INTEGER },
    async handler({ input: anyInput, job, req }) {
      const input = anyInput as MailInput<Kind>
      const tries = (job.totalTried ?? 0) + 1
      const { logger } = req.payload
      let mail: SendEmailOptions | null
      try {
        const messageId = idOf(job, mailFrom)
        mail = await compose(input, { req, isFirstAttempt: tries === 1, messageId })
        if (mail) await req.payload.sendEmail(mail)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        const isLast = isTooOld(job) || (endsWhenRefused && isRefused(error))
        logger.error({ job: job.id, msg: `The ${label} was not sent: ${message}` })
        const state = isLast ? "failed" : "waiting"
        recorder().mailAttempted?.(slug, state)
        await onAttempt?.(input, { state, tries, error: message }, req)
        if (isLast) throw new JobCancelledError(message)
        // Payload only knows fixed and doubling intervals, but keeps a `waitUntil` that is set.
        const seconds = mailRetrySeconds[tries - 1] ?? mailRetrySeconds.at(-1) ?? 0
        job.waitUntil = fromNow(seconds * 1000)
        throw error
      }
      if (mail) {
        recorder().mailAttempted?.(slug, "sent")
        // The mail is out: a failure to record that must not send it again.
        await onAttempt?.(input, { state: "sent", tries }, req).catch((err: unknown) =>
          logger.error({ err, job: job.id, msg: `The ${label} was sent, but not recorded.` }),
        )
      }
      return { output: { sent: mail !== null } }
    },
  }
}

type QueuedJob = { id: number | string; createdAt: string }

function isTooOld({ createdAt }: QueuedJob): boolean {
  return Date.now() - Date.parse(createdAt) > giveUpAfter
}

/** True when the mail server permanently rejects this recipient. */
function isRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 500
}

/** Do not change: every attempt has the same ID, and an upgrade may come between two. */
function idOf({ createdAt, id }: QueuedJob, mailFrom: string): string {
  const host = mailFrom.split("@").at(-1)
  return `<letter.${id}.${Date.parse(createdAt).toString(36)}@${host}>`
}
