import { useEffect, useState } from "react"

/** The page's entry in the browser history. */
type Entry = { token?: unknown; [key: string]: unknown } | null

/**
 * Removes `?token=` from the address, so that it doesn't stay in the history list or leak through
 * the referrer. It moves to the history entry's state, where a reload finds it.
 * @returns the token; null if there is none
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

/** Forgets a token that has been used. */
export function dropToken(): void {
  const { token: _, ...rest } = entry() ?? {}
  window.history.replaceState(rest, "")
}

function entry(): Entry {
  return window.history.state as Entry
}

/**
 * The token in the address.
 * @param visit differs for each visit of the page
 * @returns undefined until hydrated: static HTML has no token, and must not show the wrong mode
 */
export function useAddressToken(visit: string): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on every visit.
  useEffect(() => setToken(takeToken()), [visit])
  return token
}
