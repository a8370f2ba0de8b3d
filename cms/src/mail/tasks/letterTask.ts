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

const hour = 60 * 60 * 1000

/** Long enough for a mail server that failed on a Friday night to be mended by somebody. */
const giveUpAfter = 72 * hour

/** What a letter is made from as it is sent. */
type Sending = {
  req: PayloadRequest
  /** False for a letter that was tried before: it counts towards no limit again. */
  isFirstAttempt: boolean
  /** The same in every attempt, so that mail servers that know it drop a second copy. Not for letters with a fresh link in them. */
  messageId: string
}

type Tasks = TypedJobs["tasks"]

/** Each kind of letter is a task of the queue. */
export type LetterKind = Exclude<keyof Tasks & string, "inline">

export type LetterInput<Kind extends LetterKind> = Tasks[Kind]["input"]

type LetterTask<Kind extends LetterKind, Input = LetterInput<Kind>> = {
  slug: Kind
  label: string
  /** References only, since administrators can read them; whatever is secret is made in `compose`. */
  inputSchema: Field[]
  /** Writes the letter, or says with null that there is nothing to send any more. */
  compose: (input: Input, sending: Sending) => Promise<SendEmailOptions | null>
  /** True when a mail server that refuses the recipient has the last word: the address is a stranger's. */
  endsWhenRefused?: boolean
  /** Told of every attempt. */
  onAttempt?: (input: Input, attempt: Attempt, req: PayloadRequest) => Promise<void>
}

type Attempt = {
  state: "sent" | "waiting" | "failed"
  /** Attempts so far, this one included. */
  tries: number
  error?: string
}

/**
 * A letter as a job: sent once the mail server takes it, tried again at growing intervals until then, and given up after three days.
 * A process that dies between the mail server's answer and the mark in the database sends it twice.
 */
export function letterTask<Kind extends LetterKind>(
  { mailFrom, mailRetrySeconds }: Pick<Environment, "mailFrom" | "mailRetrySeconds">,
  { slug, label, inputSchema, compose, endsWhenRefused, onAttempt }: LetterTask<Kind>,
): TaskConfig<LetterKind> {
  return {
    slug,
    label,
    inputSchema,
    outputSchema: [{ name: "sent", type: "checkbox", required: true }],
    // It ends by its age, below, whatever the intervals are.
    retries: { attempts: Number.MAX_SAFE_INTEGER },
    async handler({ input: anyInput, job, req }) {
      const input = anyInput as LetterInput<Kind>
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
        await onAttempt?.(input, { state, tries, error: message }, req)
        if (isLast) throw new JobCancelledError(message)
        // Payload knows fixed and doubling intervals only, and keeps a time that is set already.
        const seconds = mailRetrySeconds[tries - 1] ?? mailRetrySeconds.at(-1) ?? 0
        job.waitUntil = fromNow(seconds * 1000)
        throw error
      }
      if (mail) {
        // Sent is sent: a mark that fails must not send it again.
        await onAttempt?.(input, { state: "sent", tries }, req).catch((err: unknown) =>
          logger.error({ err, job: job.id, msg: `The ${label} was sent, but not marked so.` }),
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

/** True when the mail server knows for good that it won't deliver to this recipient. */
function isRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 500
}

function idOf({ createdAt, id }: QueuedJob, mailFrom: string): string {
  const host = mailFrom.split("@").at(-1)
  return `<letter.${id}.${Date.parse(createdAt).toString(36)}@${host}>`
}
