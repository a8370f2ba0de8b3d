import { ApiError } from "../api/http"
import { objectOf } from "../api/values"

/**
 * A failure's text, plus when to try again if the response has a Retry-After
 * (docs/specification.md#interpretations) and its own text doesn't say so already.
 */
export function withRetry(text: string, error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfter : null
  if (seconds === null || /try again in \d/i.test(text)) return text
  return `${text} You can try again in ${wait(seconds)}.`.trim()
}

function wait(seconds: number): string {
  const [value, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"]
  return `${value} ${unit}${value === 1 ? "" : "s"}`
}

/** The errors of the form's fields in a product API response: in `errors` or `error.errors`. */
export function fieldErrors(error: unknown, names: readonly string[]): Record<string, string> {
  const body = error instanceof ApiError ? objectOf(error.body) : null
  const given = objectOf(objectOf(body?.error)?.errors) ?? objectOf(body?.errors) ?? {}
  const texts = names.flatMap((name) => {
    const text = given[name]
    return typeof text === "string" && text.trim() ? [[name, text] as const] : []
  })
  return Object.fromEntries(texts)
}
