import { ApiError } from "../api/http"
import { objectOf } from "../api/values"

/**
 * A failure's text, and when to try again if the answer says so (DESIGN "A rate-limited answer"). The service's own text
 * may say it already.
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
