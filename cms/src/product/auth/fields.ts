import { isCommonPassword, tooCommon } from "../../accounts/commonPasswords.ts"
import { HttpError } from "../../http/httpError.ts"
import { cleanLine, emailPattern, isRecord, longestEmail, tooLong } from "../http/text.ts"

export const longestName = 200
const shortestPassword = 8
export const longestPassword = 1_000
const longestToken = 200

/** @returns the value to store, or the error message (docs/specification.md#validation) */
type Reader = (value: unknown) => { value: string } | { error: string }

const readers = {
  fullName: readLine("Full Name is required.", longestName),
  email(value) {
    const read = readLine("Email is required.", longestEmail)(value)
    if ("error" in read) return read
    // Payload stores addresses in lower case.
    const email = read.value.toLowerCase()
    return emailPattern.test(email) ? { value: email } : { error: "Invalid email address" }
  },
  /** A password to be set. */
  newPassword(value) {
    const read = readPassword(value)
    if ("error" in read) return read
    if ([...read.value].length < shortestPassword) {
      return { error: `Your password must be at least ${shortestPassword} characters` }
    }
    return isCommonPassword(read.value) ? { error: tooCommon } : read
  },
  /** A password to be checked: a short one is simply wrong. */
  password: readPassword,
} satisfies Record<string, Reader>

/**
 * Validates the named fields of a request body; others are ignored.
 * @param fields name of each field, and of its reader
 * @throws HttpError 400 with a message per invalid field
 */
export function readFields<Name extends string>(
  data: unknown,
  fields: Record<Name, keyof typeof readers>,
): Record<Name, string> {
  const given = isRecord(data) ? data : {}
  const values = {} as Record<Name, string>
  const errors: Record<string, string> = {}
  for (const name of Object.keys(fields) as Name[]) {
    const read = readers[fields[name]](given[name])
    if ("error" in read) errors[name] = read.error
    else values[name] = read.value
  }
  const texts = Object.values(errors)
  if (texts.length === 0) return values
  throw new HttpError(400, texts.map(asSentence).join(" "), {}, { errors })
}

/** The `data` that most request bodies are wrapped in (docs/specification.md#requests). */
export function dataOf(body: unknown): unknown {
  return isRecord(body) ? body.data : undefined
}

/** The token of a link, or "" for a value that cannot be one. */
export function readToken(value: unknown): string {
  return typeof value === "string" && value.length <= longestToken ? value : ""
}

function readLine(missing: string, longest: number): Reader {
  return (value) => {
    if (value === undefined || value === null) return { error: missing }
    if (typeof value !== "string") return { error: "This must be a text." }
    const text = cleanLine(value)
    if (text === "") return { error: missing }
    return text.length > longest ? { error: tooLong(longest) } : { value: text }
  }
}

function readPassword(value: unknown): ReturnType<Reader> {
  if (value !== undefined && value !== null && typeof value !== "string") {
    return { error: "This must be a text." }
  }
  if (!value || value.trim() === "") return { error: "Password is required." }
  return value.length > longestPassword ? { error: tooLong(longestPassword) } : { value }
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
