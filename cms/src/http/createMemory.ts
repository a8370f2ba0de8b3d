type Kept<Value> = { until: number; value: Promise<Value> }

/**
 * A short-lived cache. Concurrent requests for a key share one read; failed reads are not cached.
 * @param milliseconds time to live
 * @param most entries at once; the oldest is evicted beyond that
 */
export function createMemory<Value>({
  milliseconds,
  most,
}: {
  milliseconds: number
  most: number
}) {
  // In order of expiry, since every entry has the same time to live.
  const kept = new Map<string, Kept<Value>>()

  function forgetOld(now: number): void {
    for (const [key, { until }] of kept) {
      if (until > now && kept.size < most) return
      kept.delete(key)
    }
  }

  /** @param isWorth whether a value may be cached */
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

  /** Whether `remember` would answer from the cache. */
  function has(key: string): boolean {
    return (kept.get(key)?.until ?? 0) > Date.now()
  }

  return { clear: () => kept.clear(), has, remember, size: () => kept.size }
}
