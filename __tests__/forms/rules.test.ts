/** @jest-environment node */
import { type ISchema, ValidationError } from "yup"
import { browserEmail, email, optional, password, required } from "../../src/forms/rules"

/** The error message for a value; null if it is valid. */
async function errorOf(rule: ISchema<unknown>, value: unknown): Promise<string | null> {
  try {
    await rule.validate(value)
    return null
  } catch (error) {
    if (error instanceof ValidationError) return error.message
    throw error
  }
}

const name = required("Name is required.")

test.each([undefined, "", " \n\t "])("a required text can't be %j", async (value) => {
  expect(await errorOf(name, value)).toBe("Name is required.")
})

test.each(["0", "call me", "+233", "☎", "a".repeat(100_000)])(
  "a required text is accepted as it is",
  async (value) => {
    expect(await errorOf(name, value)).toBeNull()
  },
)

test("text is sent without surrounding white space", () => {
  expect(name.cast("\n We sell cloth. \n")).toBe("We sell cloth.")
  expect(optional().cast(" ")).toBe("")
})

test.each([
  "ama@example.com",
  "AMA@EXAMPLE.COM",
  "ama.serwaa+shop@mail.example.co.uk",
  "a_m-a%1@ex-ample.gh",
  "  ama@example.com  ",
])("%j is an e-mail address", async (value) => {
  expect(await errorOf(email(), value)).toBeNull()
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
])("%j is not an e-mail address", async (value) => {
  expect(await errorOf(email(), value)).toBe("Invalid email address")
})

test.each([
  ["ama@example", null],
  ["ama", "Invalid email address"],
  ["ama@", "Invalid email address"],
])("sample forms check e-mail addresses like a browser: %j", async (value, expected) => {
  expect(await errorOf(browserEmail(), value)).toBe(expected)
})

test.each([
  ["12345678", null],
  ["        ", null],
  ["1234567", "Your password must be at least 8 characters"],
  ["", "Password is required."],
])("the password %j", async (value, expected) => {
  expect(await errorOf(password(), value)).toBe(expected)
})
