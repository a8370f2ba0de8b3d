import {
  cleanLine,
  cleanText,
  emailPattern,
  isRecord,
  longestEmail,
  tooLong,
} from "../http/text.ts"

/** Longest text accepted, in characters. The form itself sets no limit (SPEC 5): these only keep out what no person would write. */
export const contactLimits = {
  name: 200,
  email: longestEmail,
  phone: 60,
  subject: 300,
  message: 10_000,
}

export type ContactMessage = Record<keyof typeof contactLimits, string>

type FieldErrors = Partial<ContactMessage>

/** The texts of SPEC 5. */
const missing: ContactMessage = {
  name: "Name is required.",
  email: "Email is required.",
  phone: "Phone number is required.",
  subject: "Subject is required.",
  message: "Message is required.",
}

/**
 * Checks what the contact form sent (SPEC 3, 5, 7). Fields it does not know are ignored, so that a newer form can send more
 * to an older service; `statuses` is one of them, since a new message is always pending.
 * @param body the parsed JSON body, `{ data: { name, email, phone, subject, message } }`
 * @returns the message, or an error text for each field that is wrong
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

/** What makes a message look like a program's. Haste is not measured any more; earlier messages are marked with it. */
export type Trap = "haste" | "honeypot"

/**
 * Whether the form's trap was touched: `website`, a field that people never see, is filled in (the honeypot). It stands beside `data`; a
 * caller that leaves it out is no worse off.
 */
export function trapTouched(body: unknown): Trap | null {
  const website = isRecord(body) ? body.website : undefined
  return website === undefined || website === null || website === "" ? null : "honeypot"
}
