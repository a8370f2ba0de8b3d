import PQueue, { TimeoutError } from "p-queue"

/**
 * A mutex: callers hold it one at a time, in order.
 * @param maxMilliseconds after which its holder is presumed lost and the next caller gets it
 * @returns a function that resolves once the mutex is acquired, with the function that releases it
 */
export function createMutex(maxMilliseconds: number): () => Promise<() => void> {
  const queue = new PQueue({ concurrency: 1, timeout: maxMilliseconds })
  return () =>
    new Promise((resolve, reject) => {
      const hold = () => new Promise<void>((release) => resolve(() => release()))
      queue.add(hold).catch((error: unknown) => {
        if (!(error instanceof TimeoutError)) reject(error)
      })
    })
}
