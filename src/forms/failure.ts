import { ApiError } from "../api/http"
import { objectOf } from "../api/values"

/** When to try again, as a sentence; "" when the answer doesn't say. */
export function tryAgain(error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfter : null
  return seconds === null ? "" : `You can try again in ${wait(seconds)}.`
}

function wait(seconds: number): string {
  const [value, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"]
  return `${value} ${unit}${value === 1 ? "" : "s"}`
}

/**
 * What the product API finds wrong with single fields, for those that the form has: in `errors`, or in `error.errors`.
 */
export function fieldErrors(error: unknown, names: readonly string[]): Record<string, string> {
  const body = error instanceof ApiError ? objectOf(error.body) : null
  const given = objectOf(objectOf(body?.error)?.errors) ?? objectOf(body?.errors) ?? {}
  const texts = names.flatMap((name) => {
    const text = given[name]
    return typeof text === "string" && text.trim() ? [[name, text] as const] : []
  })
  return Object.fromEntries(texts)
}
