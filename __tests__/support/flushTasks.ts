/** Captured before a test installs fake timers. */
const nextTurn = globalThis.setImmediate

/**
 * Runs deferred work: promises, and what React has scheduled. Counts turns of the event loop rather
 * than time: React defers the rest of its work when a turn takes long, so on a busy machine the
 * same work finishes later, but within as many turns. Ten are more than any chain on the site
 * needs.
 */
export async function flushTasks(): Promise<void> {
  for (let left = 10; left > 0; left -= 1) {
    await new Promise<void>((resolve) => nextTurn(() => resolve()))
  }
}
