import * as yup from "yup"
import { messages } from "../messages"

/** Local part, @, a domain with a dot, and at least two letters at the end, in any case (SPEC 5). */
const addressPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i

/** SPEC 9. */
const PASSWORD_LENGTH = 8

const required = (message: string) => yup.string().trim().required(message)
const optional = () => yup.string().trim().default("")

const address = () =>
  required(messages.emailRequired).matches(addressPattern, {
    message: messages.emailInvalid,
    excludeEmptyString: true,
  })

/** What a control of type email takes: browsers check it themselves, and this form does in their place. */
const typedEmail = () => required(messages.emailRequired).email(messages.emailInvalid)

/** As it was typed: blanks belong to it. */
const password = () =>
  yup
    .string()
    .required(messages.passwordRequired)
    .test(
      "long-enough",
      messages.passwordTooShort,
      (value) => !value || value.length >= PASSWORD_LENGTH,
    )

/** The form of /contact-us (SPEC 5; DESIGN "Contact texts"). Fields in the order in which they stand. */
export const contactSchema = yup.object({
  name: required(messages.nameRequired),
  email: address(),
  phone: required(messages.phoneNumberRequired),
  subject: required(messages.subjectRequired),
  message: required(messages.messageRequired),
})

/** The same at the end of a page, with its own word about the telephone (DESIGN "Contact texts"). */
export const footerContactSchema = contactSchema.shape({
  phone: required(messages.phoneRequired),
})

/** A comment on a post: its text and the look of its address are not checked (SPEC 5). */
export const commentSchema = yup.object({
  name: required(messages.nameRequired),
  email: required(messages.emailRequired),
  comment: optional(),
})

/** Word of the opening, on /coming-soon (SPEC 5). */
export const notifySchema = yup.object({ email: typedEmail() })

/** A question on the SEO page, which may be left out (SPEC 5). */
export const questionSchema = yup.object({
  name: required(messages.fullNameRequired),
  email: typedEmail(),
  question: optional(),
})

/** /sign-in; with a token in the address, /reset-password too (SPEC 5). */
export const credentialsSchema = yup.object({ email: address(), password: password() })

/** /sign-up (SPEC 5). */
export const registrationSchema = yup.object({
  fullName: required(messages.fullNameRequired),
  email: address(),
  password: password(),
  terms: yup.boolean().required(messages.termsRequired).oneOf([true], messages.termsRequired),
})

/** /reset-password without a token (SPEC 5). */
export const resetRequestSchema = yup.object({ email: address() })
