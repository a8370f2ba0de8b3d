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
  ["a string body", "Too bad", "Too bad"],
  ["the error", { error: "E", message: "M", data: { error: { message: "D" } } }, "E"],
  ["the message if there is no error", { message: "M", data: { error: { message: "D" } } }, "M"],
  ["the message before error.message", { error: { message: "EM" }, message: "M" }, "M"],
  ["error.message", { error: { message: "EM" }, data: { error: { message: "D" } } }, "EM"],
  ["data.error.message", { data: { error: { message: "D" } } }, "D"],
  ["the default for an HTML page", "<!doctype html><h1>Bad gateway</h1>", ""],
  ["the default for a string with markup", "Oh <b>no</b>", ""],
  ["a string with a bare angle bracket", "2 < 3", "2 < 3"],
  ["the default for no body", null, ""],
  ["the default for a blank string", "  \n", ""],
  ["the default for blank fields", { error: " ", message: "" }, ""],
  ["the default for fields of other types", { error: 7, message: ["M"], data: "D" }, ""],
  ["the default for a list", [{ error: "E" }], ""],
])("a failed sign-in shows %s", (_, body, text) => {
  expect(signInFailure(failed(body))).toBe(text || signInDefault)
})

test("a sign-in response without a token is reported as such", () => {
  expect(signInFailure(new NoTokenError("No"))).toBe("No token received from server")
})

test("a sign-in that got no response, or threw, shows the default message", () => {
  expect(signInFailure(new ApiError("got no answer: Failed to fetch", 0))).toBe(signInDefault)
  expect(signInFailure(new TypeError("Cannot read properties"))).toBe(signInDefault)
})

test.each<[unknown, string]>([
  [{ error: { message: "Name is too long." } }, "Name is too long."],
  [{ error: "E", message: "M" }, "Failed to register. Please try again."],
  [{ error: { message: "" } }, "Failed to register. Please try again."],
  ["Oh no", "Failed to register. Please try again."],
  [null, "Failed to register. Please try again."],
])("a failed sign-up with the body %j shows %j", (body, text) => {
  expect(signUpFailure(failed(body))).toBe(text)
})

test.each<[unknown, string]>([
  [{ error: "E", message: "M" }, "E"],
  [{ message: "M" }, "M"],
  [{ error: { message: "EM" }, message: "M" }, "M"],
  [{ error: { message: "EM" } }, "Error processing your request. Please try again."],
  ["Oh no", "Error processing your request. Please try again."],
  [null, "Error processing your request. Please try again."],
])("a failed reset with the body %j shows %j", (body, text) => {
  expect(resetFailure(failed(body))).toBe(text)
})

test.each<[number, unknown, boolean]>([
  [403, { error: "Verify first.", reason: "unverified" }, true],
  [403, { error: "No." }, false],
  [401, { reason: "unverified" }, false],
  [403, "unverified", false],
])("status %i with the body %j means an unverified address: %s", (status, body, is) => {
  expect(isUnverified(failed(body, status))).toBe(is)
})

test("an error without a response never means an unverified address", () => {
  expect(isUnverified(new Error("reason: unverified"))).toBe(false)
})
