/** Pattern of an e-mail address (docs/specification.md#validation). */
export const emailPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i

/** Maximum length of an e-mail address. */
export const longestEmail = 254

/**
 * Trims, removes control characters except tabs and newlines (Postgres rejects NUL), and replaces
 * lone surrogates.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim()
}

/** Like `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ")
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

export function tooLong(limit: number): string {
  return `This must be at most ${limit} characters long.`
}
