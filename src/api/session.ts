import type { Json } from "./values"

/** Where the bearer token lives (SPEC 6), and beside it whose it is (SPEC 4). */
const TOKEN_KEY = "authToken"
const USER_KEY = "user"

/** Who has signed in, as the product API answers. */
export type Session = {
  token: string
  /** SPEC 3 names no fields of it: it is handed on as it came. */
  user: Json
}

/** The token that goes with requests to the product API; null when nobody has signed in. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) || null
  } catch {
    // Storage is forbidden: nobody can be signed in.
    return null
  }
}

/** Keeps who has signed in. Where storage is forbidden the dashboard still gets the token, in its address. */
export function saveSession({ token, user }: Session): void {
  try {
    localStorage.setItem(TOKEN_KEY, token)
    localStorage.setItem(USER_KEY, JSON.stringify(user))
  } catch {
    // Nothing to keep it in.
  }
}

/** Forgets who had signed in. */
export function endSession(): void {
  try {
    localStorage.removeItem(TOKEN_KEY)
    localStorage.removeItem(USER_KEY)
  } catch {
    // Nothing was kept.
  }
}
