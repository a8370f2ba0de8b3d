import PQueue, { TimeoutError } from "p-queue"

/**
 * Lets one after the other do something.
 * @param longest milliseconds after which a turn that was granted is taken for lost, and the next one begins
 * @returns a function that resolves when everyone who asked before is done, with the function to call when done oneself
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
