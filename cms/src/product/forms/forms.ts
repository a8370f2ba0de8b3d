import { emailField, type TextField } from "../http/textField.ts"

/**
 * The site's other forms (docs/specification.md#requests), by the collection that stores them. Columns and validation follow
 * from these records; a change of one needs a migration (npm run migrate:create).
 */
export const forms = {
  comments: {
    name: { label: "Name", maxLength: 200, missing: "Name is required." },
    // The form takes any text for an address (docs/specification.md#validation).
    email: { label: "E-mail", maxLength: 254, missing: "Email is required." },
    comment: { label: "Comment", maxLength: 10_000, isMultiline: true },
    replyTo: { label: "Reply to", maxLength: 100 },
  },
  subscriptions: {
    email: emailField,
    list: { label: "List", maxLength: 20, missing: "The list is missing." },
  },
  questions: {
    name: { label: "Name", maxLength: 200, missing: "Full Name is required." },
    email: emailField,
    question: { label: "Question", maxLength: 10_000, isMultiline: true },
  },
} as const satisfies Record<string, Record<string, TextField>>

export type FormName = keyof typeof forms

/** What visitors subscribe to: the newsletter, or the notice that the site is open. */
export const lists = ["newsletter", "opening"] as const
