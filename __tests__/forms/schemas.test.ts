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

/** Error messages by field. */
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

test("a complete message is valid", () => {
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
])("%s: only spaces counts as empty", (field, message) => {
  expect(mistakes({ ...good, [field]: " \n\t " })).toEqual({ [field]: message })
})

test.each([
  "ama@example.com",
  "AMA@EXAMPLE.COM",
  "ama.serwaa+shop@mail.example.co.uk",
  "a_m-a%1@ex-ample.gh",
  "  ama@example.com  ",
])("%j is a valid address", (email) => {
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
])("%j is not an address", (email) => {
  expect(mistakes({ ...good, email })).toEqual({ email: "Invalid email address" })
})

test.each(["0", "call me", "+233", "☎"])("the telephone number %j is accepted", (phone) => {
  expect(mistakes({ ...good, phone })).toEqual({})
})

test("there is no length limit", () => {
  const long = "a".repeat(100_000)
  expect(mistakes({ ...good, name: long, subject: long, message: long })).toEqual({})
})

test("texts are sent without surrounding space", () => {
  expect(
    contactSchema.cast({ ...good, name: " Ama ", message: "\nWe sell cloth.\n" }),
  ).toMatchObject({ name: "Ama", message: "We sell cloth." })
})

const allOf = { name: "Name is required.", email: "Email is required." }

test.each<[string, Schema, Record<string, string>]>([
  [
    "in the footer",
    footerContactSchema,
    {
      ...allOf,
      phone: "Phone is required.",
      subject: "Subject is required.",
      message: "Message is required.",
    },
  ],
  ["for a comment", commentSchema, allOf],
  ["for notifications of the opening", notifySchema, { email: "Email is required." }],
  [
    "on the SEO page",
    questionSchema,
    { name: "Full Name is required.", email: "Email is required." },
  ],
  [
    "on /sign-in",
    credentialsSchema,
    { email: "Email is required.", password: "Password is required." },
  ],
  [
    "on /sign-up",
    registrationSchema,
    {
      fullName: "Full Name is required.",
      email: "Email is required.",
      password: "Password is required.",
      terms: "You must accept the Terms & Conditions.",
    },
  ],
  ["for a reset link", resetRequestSchema, { email: "Email is required." }],
])("an empty form %s reports its required fields", (_, schema, messages) => {
  expect(mistakes({}, schema)).toEqual(messages)
})

test("a comment's e-mail may have any format", () => {
  expect(mistakes({ name: "Ama", email: "ama", comment: "" }, commentSchema)).toEqual({})
})

test.each([
  ["ama@example", {}],
  ["ama", { email: "Invalid email address" }],
  ["ama@", { email: "Invalid email address" }],
])("a form accepts %j just as an e-mail control does", (email, expected) => {
  expect(mistakes({ email }, notifySchema)).toEqual(expected)
})

const account = { fullName: "Ama", email: "ama@example.com", password: "kente cloth", terms: true }

test.each<[string, object, Record<string, string>]>([
  ["every field", {}, {}],
  ["a password of 8", { password: "12345678" }, {}],
  ["a password of spaces", { password: "        " }, {}],
  [
    "a password of 7",
    { password: "1234567" },
    { password: "Your password must be at least 8 characters" },
  ],
  ["no password", { password: "" }, { password: "Password is required." }],
  ["a name of spaces", { fullName: "  " }, { fullName: "Full Name is required." }],
  ["an invalid address", { email: "ama@example" }, { email: "Invalid email address" }],
  [
    "the terms not accepted",
    { terms: false },
    { terms: "You must accept the Terms & Conditions." },
  ],
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
