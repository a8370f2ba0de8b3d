import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload"

/**
 * Runs `work` in a transaction of its own: all of it is stored, or nothing. On SQLite every write
 * belongs in one, since a write outside the process's open transaction can only block it. Keep
 * `work` short for the same reason.
 * @throws what `work` throws, or Error when the commit fails
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
