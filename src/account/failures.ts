import { ApiError } from "../api/http"
import { NoTokenError } from "../api/product"
import { type Json, objectOf } from "../api/values"
import { messages } from "../messages"

/**
 * The text for a failed sign-in (docs/specification.md#interpretations): a text body, else the
 * body's `error`, `message`, `error.message` or `data.error.message`, else the default text.
 */
export function signInFailure(error: unknown): string {
  if (error instanceof NoTokenError) return messages.noToken
  const body = bodyOf(error)
  return (
    plainText(body) ??
    textAt(body, "error") ??
    textAt(body, "message") ??
    textAt(body, "error", "message") ??
    textAt(body, "data", "error", "message") ??
    messages.signInFailed
  )
}

/** The text for a failed sign-up: the body's `error.message`, else the default text. */
export function signUpFailure(error: unknown): string {
  return textAt(bodyOf(error), "error", "message") ?? messages.signUpFailed
}

/** The text for a failed reset or request: the body's `error`, else `message`, else the default. */
export function resetFailure(error: unknown): string {
  const body = bodyOf(error)
  return textAt(body, "error") ?? textAt(body, "message") ?? messages.resetFailed
}

/** The password was right, but the e-mail address is not yet verified. */
export function isUnverified(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 403 &&
    objectOf(error.body)?.reason === "unverified"
  )
}

function bodyOf(error: unknown): unknown {
  return error instanceof ApiError ? error.body : null
}

/** The text at a path of the body; null if there is none. */
function textAt(body: unknown, ...path: string[]): string | null {
  const value = path.reduce<unknown>((at, key) => (objectOf(at) as Json | null)?.[key], body)
  return typeof value === "string" && value.trim() ? value : null
}

/** A plain text body; markup is the error page of some proxy. */
function plainText(body: unknown): string | null {
  return typeof body === "string" && body.trim() && !/<[a-z!/?]/i.test(body) ? body : null
}
