/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { hasPackagesOfLockfile } from "../../../scripts/lib/packages/lockfile.mjs"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "lockfile-"))
  mkdirSync(path.join(folder, "node_modules"))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const next = { "node_modules/next": { version: "16.4.5" } }
const mac = { "node_modules/fsevents": { version: "2.3.3", optional: true } }

test.each([
  ["the same packages", { "": { version: "1.0.0" }, ...next }, next, true],
  ["only a package for another platform missing", { ...next, ...mac }, next, true],
  ["a package missing", { ...next, "node_modules/sharp": { version: "0.35.5" } }, next, false],
  ["another version", next, { "node_modules/next": { version: "16.4.4" } }, false],
])("hasPackagesOfLockfile with %s", (_, locked, installed, expected) => {
  write("package-lock.json", locked)
  write("node_modules/.package-lock.json", installed)
  expect(hasPackagesOfLockfile(folder)).toBe(expected)
})

test("after an interrupted install, the packages don't count as installed", () => {
  write("package-lock.json", next)
  expect(hasPackagesOfLockfile(folder)).toBe(false)
})

function write(file: string, packages: Record<string, unknown>) {
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }))
}
