import type { Json } from "./values"

/** Local storage keys of the bearer token (docs/specification.md#roles) and its user. */
const TOKEN_KEY = "authToken"
const USER_KEY = "user"

/** A signed-in user, as returned by the product API. */
export type Session = {
  token: string
  /** Passed on unchanged; the site reads none of its fields. */
  user: Json
}

/** The bearer token; null if nobody is signed in. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) || null
  } catch {
    // Storage is blocked, so nobody can be signed in.
    return null
  }
}

/** Stores the session. If storage is blocked, the dashboard still gets the token in its address. */
export function saveSession({ token, user }: Session): void {
  try {
    localStorage.setItem(TOKEN_KEY, token)
    localStorage.setItem(USER_KEY, JSON.stringify(user))
  } catch {
    // Storage is blocked.
  }
}

/** Deletes the session. */
export function endSession(): void {
  try {
    localStorage.removeItem(TOKEN_KEY)
    localStorage.removeItem(USER_KEY)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
