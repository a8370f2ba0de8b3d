import { isRecord } from "../http/isRecord.ts"
import { readFields } from "../http/readFields.ts"
import { emailField, type TextField } from "../http/textField.ts"

/**
 * The fields of the contact form, in its order. Validation, columns (contacts.ts), the mail to the
 * agency (mails.ts) and the CSV export follow from this record; a change of it needs a migration
 * (npm run migrate:create). The form itself has no limits (docs/specification.md#validation); these
 * keep out what no person would write.
 */
const contactFields = {
  name: { label: "Name", maxLength: 200, missing: "Name is required." },
  email: emailField,
  phone: { label: "Phone", maxLength: 60, missing: "Phone number is required." },
  subject: { label: "Subject", maxLength: 300, missing: "Subject is required." },
  message: {
    label: "Message",
    maxLength: 10_000,
    missing: "Message is required.",
    isMultiline: true,
  },
} satisfies Record<string, TextField>

type FieldName = keyof typeof contactFields

type ContactMessage = Record<FieldName, string>

/** Each field with its name. */
export const contactFieldList = Object.entries(contactFields).map(
  ([name, field]: [string, TextField]) => ({ ...field, name: name as FieldName }),
)

/**
 * Validates the body of a contact request (docs/specification.md#validation). Unknown fields are
 * ignored, so that a newer form can talk to an older service; `statuses` is ignored too, since a
 * new message is always pending.
 * @param body the parsed JSON body, `{ data: { name, email, phone, subject, message } }`
 * @returns the message, or an error message per invalid field
 */
export function parseContactMessage(
  body: unknown,
): { message: ContactMessage } | { errors: Partial<ContactMessage> } {
  const read = readFields(contactFields, body)
  return "errors" in read ? read : { message: read.values }
}

/**
 * Whether `honeypot`, beside `data`, was filled in: a hidden form field that only bots see. It is
 * optional. Sites built before it had this name send it as `website`.
 */
export function isHoneypotFilled(body: unknown): boolean {
  const value = isRecord(body) ? (body.honeypot ?? body.website) : undefined
  return value !== undefined && value !== null && value !== ""
}
