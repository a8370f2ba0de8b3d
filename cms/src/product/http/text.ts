/** The address pattern of SPEC 5. */
export const emailPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i

/** Longest address that mail can have. */
export const longestEmail = 254

/** Without control characters (Postgres refuses NUL) and halves of characters, trimmed. Tabs and line ends stay. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim()
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ")
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

export function tooLong(limit: number): string {
  return `This must be at most ${limit} characters long.`
}
