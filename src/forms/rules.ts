import { boolean, string } from "yup"

/** The rules of fields, with their messages (docs/specification.md#validation). */

/** Local part, @ and a domain whose last part has at least two letters; case-insensitive. */
const addressPattern = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i

const EMAIL_INVALID = "Invalid email address"

/** Minimum length (docs/specification.md#constants). */
const PASSWORD_LENGTH = 8

export const required = (message: string) => string().trim().required(message)

export const optional = () => string().trim().default("")

/** An e-mail address whose format is not checked. */
export const anyEmail = () => required("Email is required.")

export const email = () =>
  anyEmail().matches(addressPattern, { message: EMAIL_INVALID, excludeEmptyString: true })

/** Equivalent to the browser's check of type="email", which the form replaces. */
export const browserEmail = () => anyEmail().email(EMAIL_INVALID)

/** Not trimmed: spaces are part of a password. */
export const password = () =>
  string()
    .required("Password is required.")
    .test(
      "long-enough",
      `Your password must be at least ${PASSWORD_LENGTH} characters`,
      (value) => !value || value.length >= PASSWORD_LENGTH,
    )

/** A checkbox that must be ticked. */
export const ticked = (message: string) => boolean().required(message).oneOf([true], message)
