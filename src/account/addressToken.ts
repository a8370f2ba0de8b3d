import { useEffect, useState } from "react"

/** What this page keeps in its entry of the browser's history. */
type Entry = { token?: unknown; [key: string]: unknown } | null

/**
 * Takes `?token=` out of the address, so that it stands in no history list and goes along in no referrer. It moves to
 * the entry's own state, where a reload finds it.
 * @returns the token; null when there is none
 */
export function takeToken(): string | null {
  const url = new URL(window.location.href)
  const given = url.searchParams.get("token")
  if (given !== null) {
    url.searchParams.delete("token")
    const { token: _, ...rest } = entry() ?? {}
    window.history.replaceState(given ? { ...rest, token: given } : rest, "", url)
  }
  const token = entry()?.token
  return typeof token === "string" && token ? token : null
}

/** Forgets a token that has been used up. */
export function dropToken(): void {
  const { token: _, ...rest } = entry() ?? {}
  window.history.replaceState(rest, "")
}

function entry(): Entry {
  return window.history.state as Entry
}

/**
 * The token of this address.
 * @param visit tells one visit of the page from the next
 * @returns undefined until the page is alive: it is written without one, and must not show the other mode first
 */
export function useAddressToken(visit: string): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew on every visit.
  useEffect(() => setToken(takeToken()), [visit])
  return token
}
