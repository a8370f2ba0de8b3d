import { ApiError } from "../api/http"
import { NoTokenError } from "../api/product"
import { type Json, objectOf } from "../api/values"
import { messages } from "../messages"

/**
 * What a failed sign-in says (SPEC 8; DESIGN "Sign-in error text"): a body that is a text, else `error`, `message`,
 * `error.message`, `data.error.message` of the body, else the text of its own.
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

/** What a failed sign-up says (SPEC 8): `error.message` of the body, else the text of its own. */
export function signUpFailure(error: unknown): string {
  return textAt(bodyOf(error), "error", "message") ?? messages.signUpFailed
}

/** What a failed request or reset says (SPEC 8): `error` of the body, else `message`, else the text of its own. */
export function resetFailure(error: unknown): string {
  const body = bodyOf(error)
  return textAt(body, "error") ?? textAt(body, "message") ?? messages.resetFailed
}

/** The password was right, but the e-mail address is still to be verified. */
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

/** The text at a path of a body; null when none is there. */
function textAt(body: unknown, ...path: string[]): string | null {
  const value = path.reduce<unknown>((at, key) => (objectOf(at) as Json | null)?.[key], body)
  return typeof value === "string" && value.trim() ? value : null
}

/** A body that is a text; never the page of some server in between. */
function plainText(body: unknown): string | null {
  return typeof body === "string" && body.trim() && !/<[a-z!/?]/i.test(body) ? body : null
}
