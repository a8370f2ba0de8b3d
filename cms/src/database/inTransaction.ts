import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload"

/**
 * Runs `work` in a transaction of its own: all of it is stored, or nothing. On SQLite every write belongs in one, since a write
 * beside an open transaction of the same process can only block it. Keep it short, for the same reason.
 * @throws what `work` throws, or Error when the database did not commit
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
