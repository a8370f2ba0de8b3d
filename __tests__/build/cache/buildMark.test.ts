/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import os from "node:os"
import { dirname, join } from "node:path"
import { readMark, reasonToDistrust, writeMark } from "../../../src/build/cache/buildMark"

let directory: string
const STATE = ".cache/redux/redux.rest.state"
const NODES = ".cache/data/datastore/data.mdb"

beforeEach(() => {
  directory = mkdtempSync(join(os.tmpdir(), "build-mark-"))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

test("a fresh clone has no cache, and no reason to distrust one", () => {
  expect(reasonToDistrust(directory)).toBeNull()
})

test("the cache of a completed build is trusted", () => {
  mark({ finished: true })
  expect(reasonToDistrust(directory)).toBeNull()
})

test("a cache without a build mark is not trusted", () => {
  write(STATE, 1)
  expect(reasonToDistrust(directory)).toBe("there is no record of how it was made")
})

test("a truncated build mark counts as missing", () => {
  write(STATE, 1)
  writeFileSync(join(directory, ".cache/build-mark.json"), '{"directory":')
  expect(reasonToDistrust(directory)).toBe("there is no record of how it was made")
})

test("a cache copied along with a checkout is not trusted, and the reason names the original", () => {
  mark({ finished: true })
  const copy = `${directory}-copy`
  cpSync(directory, copy, { recursive: true })
  expect(reasonToDistrust(copy)).toBe(`it was made in ${directory}`)
  expect(reasonToDistrust(directory)).toBeNull()
  rmSync(copy, { recursive: true })
})

test("the cache of a build that failed or was killed is not trusted", () => {
  mark({ finished: false })
  expect(reasonToDistrust(directory)).toBe("the last build did not complete")
})

test.each<[string, number, string | null]>([
  ["when idle", 20, null],
  ["while working", 5, "the dev server was stopped while it was working"],
])("the cache of a dev server that was stopped %s", (_, savedAt, reason) => {
  mark({ command: "develop", finished: false })
  write(NODES, 10)
  write(STATE, savedAt)
  expect(reasonToDistrust(directory)).toBe(reason)
})

function mark(some: Partial<Parameters<typeof writeMark>[0]>) {
  writeMark({ directory, command: "build", finished: true, pictures: null, ...some })
  expect(readMark(directory)).toMatchObject(some)
}

function write(file: string, seconds: number) {
  const place = join(directory, file)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, "")
  utimesSync(place, seconds, seconds)
}
