/** @jest-environment node */
import {
  isUnverified,
  resetFailure,
  signInFailure,
  signUpFailure,
} from "../../src/account/failures"
import { ApiError } from "../../src/api/http"
import { NoTokenError } from "../../src/api/product"

const failed = (body: unknown, status = 400) => new ApiError("POST", status, body)
const signInDefault =
  "We couldn't log you in. Please use the 'Forgot password?' link below to reset your password."

test.each<[string, unknown, string]>([
  ["a body that is a text", "Too bad", "Too bad"],
  ["its error", { error: "E", message: "M", data: { error: { message: "D" } } }, "E"],
  ["its message, without an error", { message: "M", data: { error: { message: "D" } } }, "M"],
  ["its message before the error's own", { error: { message: "EM" }, message: "M" }, "M"],
  ["its error's message", { error: { message: "EM" }, data: { error: { message: "D" } } }, "EM"],
  ["its data's error's message", { data: { error: { message: "D" } } }, "D"],
  ["nothing it can show, for a page of markup", "<!doctype html><h1>Bad gateway</h1>", ""],
  ["nothing it can show, for a text with markup", "Oh <b>no</b>", ""],
  ["the text, for a sign that is no tag", "2 < 3", "2 < 3"],
  ["nothing it can show, for no body", null, ""],
  ["nothing it can show, for blanks", "  \n", ""],
  ["nothing it can show, for blank fields", { error: " ", message: "" }, ""],
  ["nothing it can show, for other kinds", { error: 7, message: ["M"], data: "D" }, ""],
  ["nothing it can show, for a list", [{ error: "E" }], ""],
])("a failed sign-in says %s", (_, body, text) => {
  expect(signInFailure(failed(body))).toBe(text || signInDefault)
})

test("a sign-in that brought no token says so", () => {
  expect(signInFailure(new NoTokenError("No"))).toBe("No token received from server")
})

test("a sign-in without an answer, or one that broke, has the text of its own", () => {
  expect(signInFailure(new ApiError("got no answer: Failed to fetch", 0))).toBe(signInDefault)
  expect(signInFailure(new TypeError("Cannot read properties"))).toBe(signInDefault)
})

test.each<[unknown, string]>([
  [{ error: { message: "Name is too long." } }, "Name is too long."],
  [{ error: "E", message: "M" }, "Failed to register. Please try again."],
  [{ error: { message: "" } }, "Failed to register. Please try again."],
  ["Oh no", "Failed to register. Please try again."],
  [null, "Failed to register. Please try again."],
])("a failed sign-up, answered with %j, says %j", (body, text) => {
  expect(signUpFailure(failed(body))).toBe(text)
})

test.each<[unknown, string]>([
  [{ error: "E", message: "M" }, "E"],
  [{ message: "M" }, "M"],
  [{ error: { message: "EM" }, message: "M" }, "M"],
  [{ error: { message: "EM" } }, "Error processing your request. Please try again."],
  ["Oh no", "Error processing your request. Please try again."],
  [null, "Error processing your request. Please try again."],
])("a failed reset, answered with %j, says %j", (body, text) => {
  expect(resetFailure(failed(body))).toBe(text)
})

test.each<[number, unknown, boolean]>([
  [403, { error: "Verify first.", reason: "unverified" }, true],
  [403, { error: "No." }, false],
  [401, { reason: "unverified" }, false],
  [403, "unverified", false],
])("an answer of %i with %j means an address still to be verified: %s", (status, body, is) => {
  expect(isUnverified(failed(body, status))).toBe(is)
})

test("what is no answer tells nothing of the address", () => {
  expect(isUnverified(new Error("reason: unverified"))).toBe(false)
})
