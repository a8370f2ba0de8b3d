import PQueue, { TimeoutError } from "p-queue"

/**
 * A mutex: callers hold it one at a time, in order.
 * @param longest milliseconds after which its holder is presumed lost and the next caller gets it
 * @returns a function that resolves once the mutex is acquired, with the function that releases it
 */
export function createQueue(longest: number): () => Promise<() => void> {
  const queue = new PQueue({ concurrency: 1, timeout: longest })
  return () =>
    new Promise((begin, fail) => {
      const turn = () => new Promise<void>((done) => begin(() => done()))
      queue.add(turn).catch((error: unknown) => {
        if (!(error instanceof TimeoutError)) fail(error)
      })
    })
}
