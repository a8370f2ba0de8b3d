/** As it is before a test puts a clock of its own in its place. */
const nextTurn = globalThis.setImmediate

/**
 * Lets what has been put off run: promises, and what React has scheduled. Counted in turns of the event loop and not in
 * time: React puts off the rest of its work when a turn takes long, so that on a busy machine the same work comes later,
 * but within as many turns. Ten are more than any chain of the site takes.
 */
export async function turns(): Promise<void> {
  for (let left = 10; left > 0; left -= 1) {
    await new Promise<void>((resolve) => nextTurn(() => resolve()))
  }
}
