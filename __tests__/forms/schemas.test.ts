/** @jest-environment node */
import type { Schema, ValidationError } from "yup"
import {
  commentSchema,
  contactSchema,
  credentialsSchema,
  footerContactSchema,
  notifySchema,
  questionSchema,
  registrationSchema,
  resetRequestSchema,
} from "../../src/forms/schemas"

const good = {
  name: "Ama Serwaa",
  email: "ama@example.com",
  phone: "+233 20 000 0000",
  subject: "A shop",
  message: "We sell cloth.",
}

/** What the visitor is told, field by field. */
function mistakes(
  values: Record<string, unknown>,
  schema: Schema = contactSchema,
): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]))
  }
}

test("a message with everything in it is right", () => {
  expect(mistakes(good)).toEqual({})
})

test("an empty form has one message for each field", () => {
  expect(mistakes({ name: "", email: "", phone: "", subject: "", message: "" })).toEqual({
    name: "Name is required.",
    email: "Email is required.",
    phone: "Phone number is required.",
    subject: "Subject is required.",
    message: "Message is required.",
  })
})

test.each([
  ["name", "Name is required."],
  ["email", "Email is required."],
  ["phone", "Phone number is required."],
  ["subject", "Subject is required."],
  ["message", "Message is required."],
])("%s: spaces alone are nothing", (field, message) => {
  expect(mistakes({ ...good, [field]: " \n\t " })).toEqual({ [field]: message })
})

test.each([
  "ama@example.com",
  "AMA@EXAMPLE.COM",
  "ama.serwaa+shop@mail.example.co.uk",
  "a_m-a%1@ex-ample.gh",
  "  ama@example.com  ",
])("%j is an address", (email) => {
  expect(mistakes({ ...good, email })).toEqual({})
})

test.each([
  "ama",
  "ama@",
  "@example.com",
  "ama@example",
  "ama@example.c",
  "ama@example.c0m",
  "ama serwaa@example.com",
  "ama@example com",
  "ama@@example.com",
  "ama@example.com, kofi@example.com",
  "ama@example.com\nBcc: everyone@example.com",
])("%j is no address", (email) => {
  expect(mistakes({ ...good, email })).toEqual({ email: "Invalid email address" })
})

test.each(["0", "call me", "+233", "☎"])("the telephone number %j is taken as it is", (phone) => {
  expect(mistakes({ ...good, phone })).toEqual({})
})

test("nothing is too long", () => {
  const long = "a".repeat(100_000)
  expect(mistakes({ ...good, name: long, subject: long, message: long })).toEqual({})
})

test("what is sent has no space around it", () => {
  expect(
    contactSchema.cast({ ...good, name: " Ama ", message: "\nWe sell cloth.\n" }),
  ).toMatchObject({ name: "Ama", message: "We sell cloth." })
})

const allOf = { name: "Name is required.", email: "Email is required." }

test.each<[string, Schema, Record<string, string>]>([
  [
    "at a page's end",
    footerContactSchema,
    {
      ...allOf,
      phone: "Phone is required.",
      subject: "Subject is required.",
      message: "Message is required.",
    },
  ],
  ["of a comment", commentSchema, allOf],
  ["for word of the opening", notifySchema, { email: "Email is required." }],
  [
    "of the SEO page",
    questionSchema,
    { name: "Full Name is required.", email: "Email is required." },
  ],
  [
    "of /sign-in",
    credentialsSchema,
    { email: "Email is required.", password: "Password is required." },
  ],
  [
    "of /sign-up",
    registrationSchema,
    {
      fullName: "Full Name is required.",
      email: "Email is required.",
      password: "Password is required.",
      terms: "You must accept the Terms & Conditions.",
    },
  ],
  ["that asks for a reset", resetRequestSchema, { email: "Email is required." }],
])("an empty form %s", (_, schema, messages) => {
  expect(mistakes({}, schema)).toEqual(messages)
})

test("a comment's e-mail need not look like an address", () => {
  expect(mistakes({ name: "Ama", email: "ama", comment: "" }, commentSchema)).toEqual({})
})

test.each([
  ["ama@example", {}],
  ["ama", { email: "Invalid email address" }],
  ["ama@", { email: "Invalid email address" }],
])("a control of type email takes %j or not, and so does its form", (email, expected) => {
  expect(mistakes({ email }, notifySchema)).toEqual(expected)
})

const account = { fullName: "Ama", email: "ama@example.com", password: "kente cloth", terms: true }

test.each<[string, object, Record<string, string>]>([
  ["all of it", {}, {}],
  ["a password of 8", { password: "12345678" }, {}],
  ["a password of blanks", { password: "        " }, {}],
  [
    "a password of 7",
    { password: "1234567" },
    { password: "Your password must be at least 8 characters" },
  ],
  ["no password", { password: "" }, { password: "Password is required." }],
  ["a name of blanks", { fullName: "  " }, { fullName: "Full Name is required." }],
  ["an address that is none", { email: "ama@example" }, { email: "Invalid email address" }],
  ["no terms", { terms: false }, { terms: "You must accept the Terms & Conditions." }],
])("a registration with %s", (_, change, messages) => {
  expect(mistakes({ ...account, ...change }, registrationSchema)).toEqual(messages)
})

test("a password is sent as it was typed", () => {
  const typed = { email: " ama@example.com ", password: " kente cloth " }
  expect(credentialsSchema.cast(typed)).toEqual({
    email: "ama@example.com",
    password: " kente cloth ",
  })
})
