/**
 * Lets some do slow work at once, and some more wait for it.
 * @returns a function that resolves with what to call when done, or with null when too many are waiting already
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = []
  let working = 0

  function done(): void {
    const next = queue.shift()
    if (next) next()
    else working -= 1
  }

  return async (): Promise<(() => void) | null> => {
    if (working < atOnce) {
      working += 1
      return done
    }
    if (queue.length >= waiting) return null
    await new Promise<void>((resolve) => queue.push(resolve))
    return done
  }
}
