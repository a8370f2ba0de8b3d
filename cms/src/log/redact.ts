/** What errors may quote from requests, documents and queries, and what takes its place in the log. */
const replacements: [RegExp, string][] = [
  // The values of a failed query, up to the stack that follows them. Line breaks are escaped in JSON.
  [/\\nparams: (?:(?!\\n {4}at )(?:[^"\\]|\\.))*/g, "\\nparams: [removed]"],
  [/[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, "[e-mail]"],
  [/\b(token|user|password|secret)=[^&\s"\\]+/gi, "$1=[removed]"],
  [/\b(JWT|Bearer) [\w.~+/-]+=*/g, "$1 [removed]"],
]

/** A line of the log, as JSON, without personal data and credentials. */
export function redact(line: string): string {
  return replacements.reduce(
    (text, [pattern, substitute]) => text.replace(pattern, substitute),
    line,
  )
}

type LoggedError = {
  type: string
  message: string
  code?: unknown
  status?: unknown
  stack?: string
  cause?: unknown
}

/**
 * An error as it is logged. Its other properties are left out: drivers add the values of the query, and Payload the data of the
 * document.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === "object" ? "[object]" : error
  const { cause, message, name, stack } = error
  const { code, status } = error as { code?: unknown; status?: unknown }
  return {
    type: name,
    message,
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(stack && { stack }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  } satisfies LoggedError
}
