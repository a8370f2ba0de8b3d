/** @jest-environment node */
import { hostRules } from "../../scripts/lib/browser/browserArguments.mjs"
import { fromFirstError, isComplaint } from "../../scripts/lib/output.mjs"

test("a failed build's output starts at its first error, without cursor movements", () => {
  const output = [
    "success open and validate gatsby-configs - 0.1s",
    "\u001b[2K\u001b[31m ERROR \u001b[39m data/team.json, item 3",
    "  designation is missing",
  ].join("\n")
  expect(fromFirstError(output)).toBe(" ERROR  data/team.json, item 3\n  designation is missing")
})

test.each([
  ["TypeError: x is not a function"],
  ["npm error code E404"],
  ["⨯ Failed to compile"],
  ["Failed to load configuration"],
])("output starts at %j", (line) => {
  expect(fromFirstError(`info fine\n${line}\nmore`)).toBe(`${line}\nmore`)
})

test("output without a marked error is truncated to its end", () => {
  const lines = Array.from({ length: 60 }, (_, index) => `line ${index + 1}`)
  expect(fromFirstError(lines.join("\n")).split("\n")).toEqual(lines.slice(20))
})

test.each([
  ["Error: SQLITE_BUSY", true],
  ["[12:00:01] WARN: no mail was sent", true],
  ["⨯ unhandledRejection", true],
  ["Content service ready on http://localhost:3001", false],
  ["(node:12) [DEP0040] DeprecationWarning: punycode", false],
  ["(Use `node --trace-warnings ...` to show where the warning was created)", false],
])("%j is shown to the user: %s", (line, expected) => {
  expect(isComplaint(line)).toBe(expected)
})

const services = {
  siteUrl: "http://localhost:9000",
  contentUrl: "http://localhost:3001",
  ports: { site: 41001, cms: 41002, mail: 41003, smtp: 41004 },
}

test("the built-in addresses map to the ports of the run", () => {
  expect(hostRules(services)).toBe(
    "--host-resolver-rules=MAP localhost:9000 127.0.0.1:41001,MAP localhost:3001 127.0.0.1:41002",
  )
})

test("the content address can map to another port", () => {
  expect(hostRules(services, { contentPort: 9 })).toContain("MAP localhost:3001 127.0.0.1:9")
})
