import {
  cleanLine,
  cleanText,
  emailPattern,
  isRecord,
  longestEmail,
  tooLong,
} from "../http/text.ts"

/**
 * Maximum lengths in characters. The form itself has no limits (docs/specification.md#validation);
 * these keep out what no person would write.
 */
export const contactLimits = {
  name: 200,
  email: longestEmail,
  phone: 60,
  subject: 300,
  message: 10_000,
}

export type ContactMessage = Record<keyof typeof contactLimits, string>

type FieldErrors = Partial<ContactMessage>

/** Messages for empty fields (docs/specification.md#validation). */
const missing: ContactMessage = {
  name: "Name is required.",
  email: "Email is required.",
  phone: "Phone number is required.",
  subject: "Subject is required.",
  message: "Message is required.",
}

/**
 * Validates the body of a contact request (docs/specification.md#validation). Unknown fields are
 * ignored, so that a newer form can talk to an older service; `statuses` is ignored too, since a
 * new message is always pending.
 * @param body the parsed JSON body, `{ data: { name, email, phone, subject, message } }`
 * @returns the message, or an error message per invalid field
 */
export function parseContactMessage(
  body: unknown,
): { message: ContactMessage } | { errors: FieldErrors } {
  const data = isRecord(body) && isRecord(body.data) ? body.data : {}
  const message: ContactMessage = { name: "", email: "", phone: "", subject: "", message: "" }
  const errors: FieldErrors = {}
  for (const field of Object.keys(contactLimits) as (keyof ContactMessage)[]) {
    const value = data[field] ?? ""
    if (typeof value !== "string") {
      errors[field] = "This must be a text."
      continue
    }
    const text = field === "message" ? cleanText(value) : cleanLine(value)
    if (text === "") errors[field] = missing[field]
    else if (text.length > contactLimits[field]) {
      errors[field] = tooLong(contactLimits[field])
    }
    message[field] = text
  }
  if (!errors.email && !emailPattern.test(message.email)) errors.email = "Invalid email address"
  return Object.keys(errors).length > 0 ? { errors } : { message }
}

/** Why a message looks like a bot's. "haste" is no longer detected, but older messages carry it. */
export type Trap = "haste" | "honeypot"

/** Honeypot: `website`, beside `data`, is a hidden field that only bots fill in. It is optional. */
export function trapTouched(body: unknown): Trap | null {
  const website = isRecord(body) ? body.website : undefined
  return website === undefined || website === null || website === "" ? null : "honeypot"
}
