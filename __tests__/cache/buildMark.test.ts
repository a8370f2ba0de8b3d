/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import os from "node:os"
import { dirname, join } from "node:path"
import { readMark, reasonToDistrust, writeMark } from "../../src/build/cache/buildMark"

let directory: string
const STATE = ".cache/redux/redux.rest.state"
const NODES = ".cache/data/datastore/data.mdb"

beforeEach(() => {
  directory = mkdtempSync(join(os.tmpdir(), "build-mark-"))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

test("a fresh clone has no cache to distrust", () => {
  expect(reasonToDistrust(directory)).toBeNull()
})

test("a cache that a build finished is trusted", () => {
  mark({ finished: true })
  expect(reasonToDistrust(directory)).toBeNull()
})

test("a cache without a mark is not trusted", () => {
  write(STATE, 1)
  expect(reasonToDistrust(directory)).toBe("it is not known how it was made")
})

test("a mark that was cut off counts as none", () => {
  write(STATE, 1)
  writeFileSync(join(directory, ".cache/build-mark.json"), '{"directory":')
  expect(reasonToDistrust(directory)).toBe("it is not known how it was made")
})

test("a cache that came with a copy of the checkout is not trusted, and says from where", () => {
  mark({ finished: true })
  const copy = `${directory}-copy`
  cpSync(directory, copy, { recursive: true })
  expect(reasonToDistrust(copy)).toBe(`it was made in ${directory}`)
  expect(reasonToDistrust(directory)).toBeNull()
  rmSync(copy, { recursive: true })
})

test("a cache of a build that failed or was killed is not trusted", () => {
  mark({ finished: false })
  expect(reasonToDistrust(directory)).toBe("the last build did not come to a good end")
})

test.each<[string, number, string | null]>([
  ["when all was done", 20, null],
  ["in the middle of its work", 5, "the dev server was ended in the middle of its work"],
])("a dev server that was ended %s", (_, savedAt, reason) => {
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
