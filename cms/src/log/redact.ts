type Replacement = {
  /** Found in every text that the pattern matches, and quickly. */
  sign: string
  pattern: RegExp
  substitute: string
}

/** What errors may quote from requests, documents and queries, and what takes its place in the log. */
const replacements: Replacement[] = [
  {
    // The values of a failed query, up to the stack that follows them. Line breaks are escaped in JSON.
    sign: "\\nparams: ",
    pattern: /\\nparams: (?:(?!\\n {4}at )(?:[^"\\]|\\.))*/g,
    substitute: "\\nparams: [removed]",
  },
  { sign: "@", pattern: /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, substitute: "[e-mail]" },
  {
    sign: "=",
    pattern: /\b(token|user|password|secret)=[^&\s"\\]+/gi,
    substitute: "$1=[removed]",
  },
  ...["JWT", "Bearer"].map((scheme) => ({
    sign: `${scheme} `,
    pattern: new RegExp(`\\b${scheme} [\\w.~+/-]+=*`, "g"),
    substitute: `${scheme} [removed]`,
  })),
]

/** A line of the log, as JSON, without personal data and credentials. */
export function redact(line: string): string {
  let text = line
  for (const { pattern, sign, substitute } of replacements) {
    if (text.includes(sign)) text = text.replace(pattern, substitute)
  }
  return text
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
