/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { fingerprintOf, hashContents } from "../../../scripts/lib/build/fingerprint.mjs"
import { readStamp, staleReason, writeStamp } from "../../../scripts/lib/build/staleness.mjs"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "staleness-"))
  write("src/page.ts", "page")
  write("src/parts/menu.ts", "menu")
  write("data/team.json", "[]")
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inputs = ["src", "data", "gatsby-config.ts"]

test("the same contents give the same hash, whatever the modification times", () => {
  const before = hashContents(folder, inputs)
  utimesSync(path.join(folder, "data/team.json"), 1, 1)
  expect(hashContents(folder, inputs)).toBe(before)
})

test.each<[string, () => void]>([
  ["a changed file", () => write("data/team.json", "[1]")],
  ["a new file, even if empty", () => write("src/parts/footer.ts", "")],
  ["a removed file", () => rmSync(path.join(folder, "src/parts/menu.ts"))],
  ["a listed file that now exists", () => write("gatsby-config.ts", "")],
  [
    "content that moved from one file to the next",
    () => {
      write("src/page.ts", "pagem")
      write("src/parts/menu.ts", "enu")
    },
  ],
])("%s changes the hash", (_, change) => {
  const before = hashContents(folder, inputs)
  change()
  expect(hashContents(folder, inputs)).not.toBe(before)
})

test("a generated file among the sources can be excluded", () => {
  const leaveOut = (file: string) => file === "src/types.d.ts"
  const before = hashContents(folder, inputs, leaveOut)
  write("src/types.d.ts", "generated")
  expect(hashContents(folder, inputs, leaveOut)).toBe(before)
})

test("an excluded folder is not entered", () => {
  const leaveOut = (file: string) => file === "src/parts"
  const before = hashContents(folder, inputs, leaveOut)
  write("src/parts/menu.ts", "other")
  expect(hashContents(folder, inputs, leaveOut)).toBe(before)
})

test("the fingerprint of an output changes when it is rewritten, even with the same contents", () => {
  const before = fingerprintOf(folder)
  expect(fingerprintOf(folder)).toBe(before)
  utimesSync(path.join(folder, "src/page.ts"), 1, 1)
  expect(fingerprintOf(folder)).not.toBe(before)
})

test("a missing output has no fingerprint", () => {
  expect(fingerprintOf(path.join(folder, "public"))).toBeNull()
})

const stamp = { sources: "s1", settings: "a1", output: "o1" }

test.each([
  ["nothing changed", stamp, stamp, null],
  ["a missing output", stamp, { ...stamp, output: null }, "first build"],
  ["a missing stamp", null, stamp, "no record of the last build"],
  ["changed sources", stamp, { ...stamp, sources: "s2" }, "sources changed"],
  ["other settings", stamp, { ...stamp, settings: "a2" }, "other settings"],
  [
    "an output overwritten by another build",
    stamp,
    { ...stamp, output: "o2" },
    "overwritten by another build",
  ],
])("reason to build: %s", (_, last, now, reason) => {
  expect(staleReason(last, now)).toBe(reason)
})

test("a stamp can be written and read back", () => {
  const file = path.join(folder, ".start/site.json")
  writeStamp(file, stamp)
  expect(readStamp(file)).toEqual(stamp)
})

test("a truncated stamp counts as missing", () => {
  write(".start/site.json", '{"sources": "s')
  expect(readStamp(path.join(folder, ".start/site.json"))).toBeNull()
})

function write(file: string, contents: string) {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, contents)
}
