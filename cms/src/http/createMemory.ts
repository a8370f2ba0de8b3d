type Kept<Value> = { until: number; value: Promise<Value> }

/**
 * Remembers what was read for a moment, so that many who ask at once cause one reading.
 * @param milliseconds how long; a failure is not remembered
 * @param most how many at once; beyond, the oldest is forgotten
 */
export function createMemory<Value>({
  milliseconds,
  most,
}: {
  milliseconds: number
  most: number
}) {
  // The oldest first: all of them live equally long.
  const kept = new Map<string, Kept<Value>>()

  function forgetOld(now: number): void {
    for (const [key, { until }] of kept) {
      if (until > now && kept.size < most) return
      kept.delete(key)
    }
  }

  /** @param isWorth whether what was read may be remembered */
  function remember(
    key: string,
    read: () => Promise<Value>,
    isWorth: (value: Value) => boolean,
  ): Promise<Value> {
    const now = Date.now()
    const known = kept.get(key)
    if (known && known.until > now) return known.value
    kept.delete(key)
    forgetOld(now)
    const fresh = { until: now + milliseconds, value: read() }
    const forget = () => {
      if (kept.get(key) === fresh) kept.delete(key)
    }
    kept.set(key, fresh)
    fresh.value.then((value) => {
      if (!isWorth(value)) forget()
    }, forget)
    return fresh.value
  }

  /** Whether `remember` would read nothing. */
  function has(key: string): boolean {
    return (kept.get(key)?.until ?? 0) > Date.now()
  }

  return { clear: () => kept.clear(), has, remember, size: () => kept.size }
}
