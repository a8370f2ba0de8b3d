/** A text field of a form, from which its validation and its column follow. */
export type TextField = {
  /** Column label in the panel. */
  label: string
  /** In UTF-16 units, as forms count. */
  maxLength: number
  /** Error message for an empty value; without it, the field is optional. */
  missing?: string
  isEmail?: boolean
  /** Whether line breaks are kept. */
  isMultiline?: boolean
}

/** Pattern of an e-mail address (docs/specification.md#validation). */
const emailPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i

export const emailField = {
  label: "E-mail",
  maxLength: 254,
  missing: "Email is required.",
  isEmail: true,
} satisfies TextField

/** @returns the text to store, or the error message (docs/specification.md#validation) */
export function readText(
  value: unknown,
  { isEmail, isMultiline, maxLength, missing }: TextField,
): { value: string } | { error: string } {
  if (typeof (value ?? "") !== "string") return { error: "This must be a text." }
  const text = isMultiline ? cleanText(String(value ?? "")) : cleanLine(String(value ?? ""))
  if (text === "") return missing ? { error: missing } : { value: "" }
  if (text.length > maxLength) return { error: tooLong(maxLength) }
  return !isEmail || emailPattern.test(text) ? { value: text } : { error: "Invalid email address" }
}

/**
 * Trims, removes control characters except tabs and newlines (Postgres rejects NUL), and replaces
 * lone surrogates.
 */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim()
}

/** Like `cleanText`, on one line. */
function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ")
}

export function tooLong(limit: number): string {
  return `This must be at most ${limit} characters long.`
}
