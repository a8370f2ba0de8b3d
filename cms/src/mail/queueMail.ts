import type { Payload, PayloadRequest } from "payload"
import { inTransaction } from "../database/inTransaction.ts"
import { wakeWorker } from "../queue/worker.ts"
import type { MailInput, MailKind } from "./tasks/mailTask.ts"

/** Queues a mail in the transaction of `req`: it is sent if and only if that commits. */
export async function queueMail<Kind extends MailKind>(
  req: PayloadRequest,
  task: Kind,
  input: MailInput<Kind>,
): Promise<void> {
  await req.payload.jobs.queue({ task, input, req } as Parameters<Payload["jobs"]["queue"]>[0])
  wakeWorker()
}

/** Queues a mail in a transaction of its own, committed before the request is answered. */
export async function queueMailAlone<Kind extends MailKind>(
  payload: Payload,
  task: Kind,
  input: MailInput<Kind>,
): Promise<void> {
  await inTransaction(payload, (req) => queueMail(req, task, input))
}
