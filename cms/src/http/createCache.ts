type Entry<Value> = { expires: number; value: Promise<Value> }

/**
 * A short-lived cache. Concurrent requests for a key share one load; failed loads are not cached.
 * @param milliseconds time to live
 * @param maxEntries the oldest is evicted beyond that
 */
export function createCache<Value>({
  milliseconds,
  maxEntries,
}: {
  milliseconds: number
  maxEntries: number
}) {
  // In order of expiry, since every entry has the same time to live.
  const entries = new Map<string, Entry<Value>>()

  function evict(now: number): void {
    for (const [key, { expires }] of entries) {
      if (expires > now && entries.size < maxEntries) return
      entries.delete(key)
    }
  }

  /** @param isCacheable whether a value may be cached */
  function getOrLoad(
    key: string,
    load: () => Promise<Value>,
    isCacheable: (value: Value) => boolean,
  ): Promise<Value> {
    const now = Date.now()
    const cached = entries.get(key)
    if (cached && cached.expires > now) return cached.value
    entries.delete(key)
    evict(now)
    const entry = { expires: now + milliseconds, value: load() }
    const discard = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    entries.set(key, entry)
    entry.value.then((value) => {
      if (!isCacheable(value)) discard()
    }, discard)
    return entry.value
  }

  /** Whether `getOrLoad` would load nothing. */
  function has(key: string): boolean {
    return (entries.get(key)?.expires ?? 0) > Date.now()
  }

  return { clear: () => entries.clear(), getOrLoad, has, size: () => entries.size }
}
