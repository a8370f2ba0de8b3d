import type { Payload, PayloadRequest } from "payload"
import { inTransaction } from "../database/inTransaction.ts"
import { wakeWorker } from "../queue/worker.ts"
import type { LetterInput, LetterKind } from "./tasks/letterTask.ts"

/** Queues a mail in the transaction of `req`: it is sent if and only if that commits. */
export async function queueLetter<Kind extends LetterKind>(
  req: PayloadRequest,
  task: Kind,
  input: LetterInput<Kind>,
): Promise<void> {
  await req.payload.jobs.queue({ task, input, req } as Parameters<Payload["jobs"]["queue"]>[0])
  wakeWorker()
}

/** Queues a mail in a transaction of its own, committed before the request is answered. */
export async function queueLetterAlone<Kind extends LetterKind>(
  payload: Payload,
  task: Kind,
  input: LetterInput<Kind>,
): Promise<void> {
  await inTransaction(payload, (req) => queueLetter(req, task, input))
}
