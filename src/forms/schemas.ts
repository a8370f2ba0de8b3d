import * as yup from "yup"
import { messages } from "../messages"

/** Local part, @ and a domain whose last part has at least two letters; case-insensitive. */
const addressPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i

/** Minimum length (docs/specification.md#constants). */
const PASSWORD_LENGTH = 8

const required = (message: string) => yup.string().trim().required(message)
const optional = () => yup.string().trim().default("")

const address = () =>
  required(messages.emailRequired).matches(addressPattern, {
    message: messages.emailInvalid,
    excludeEmptyString: true,
  })

/** Equivalent to the browser's check of type="email", which this form replaces. */
const typedEmail = () => required(messages.emailRequired).email(messages.emailInvalid)

/** Not trimmed: spaces are part of a password. */
const password = () =>
  yup
    .string()
    .required(messages.passwordRequired)
    .test(
      "long-enough",
      messages.passwordTooShort,
      (value) => !value || value.length >= PASSWORD_LENGTH,
    )

/** The form of /contact-us; fields in display order (docs/specification.md#validation). */
export const contactSchema = yup.object({
  name: required(messages.nameRequired),
  email: address(),
  phone: required(messages.phoneNumberRequired),
  subject: required(messages.subjectRequired),
  message: required(messages.messageRequired),
})

/** The contact form in the footer, with its own text for the phone field. */
export const footerContactSchema = contactSchema.shape({
  phone: required(messages.phoneRequired),
})

/** A comment on a post. Its text is optional and the address format is not checked. */
export const commentSchema = yup.object({
  name: required(messages.nameRequired),
  email: required(messages.emailRequired),
  comment: optional(),
})

/** Notification of the opening, on /coming-soon. */
export const notifySchema = yup.object({ email: typedEmail() })

/** The form of the SEO page; the question is optional. */
export const questionSchema = yup.object({
  name: required(messages.fullNameRequired),
  email: typedEmail(),
  question: optional(),
})

/** /sign-in, and /reset-password with a token. */
export const credentialsSchema = yup.object({ email: address(), password: password() })

export const registrationSchema = yup.object({
  fullName: required(messages.fullNameRequired),
  email: address(),
  password: password(),
  terms: yup.boolean().required(messages.termsRequired).oneOf([true], messages.termsRequired),
})

/** /reset-password without a token. */
export const resetRequestSchema = yup.object({ email: address() })
