import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** What is known of Gatsby's cache, kept inside it. */
type BuildMark = {
  /** The checkout that it was made in: the cache names files by their absolute paths. */
  directory: string
  command: string
  /** Whether that command came to a good end. */
  finished: boolean
  /** What made the pictures in public/static; null when not all were made by the same. */
  pictures: string | null
}

/** By how much the database of nodes may be younger than the state: after a whole build it was by 16 to 112 ms. */
const LAG_MS = 1_000

const placeOf = (directory: string) => join(directory, ".cache/build-mark.json")

/** @returns null when there is none that can be read */
export function readMark(directory: string): BuildMark | null {
  try {
    return JSON.parse(readFileSync(placeOf(directory), "utf8"))
  } catch {
    return null
  }
}

export function writeMark(mark: BuildMark) {
  const file = placeOf(mark.directory)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(mark))
}

/**
 * Why the cache of an earlier run must not be trusted, in words that follow a colon; null when it may be.
 * @param directory the checkout that is about to be built
 */
export function reasonToDistrust(directory: string): string | null {
  const mark = readMark(directory)
  const savedAt = timeOf(join(directory, ".cache/redux/redux.rest.state"))
  if (!mark) return savedAt ? "it is not known how it was made" : null
  if (mark.directory !== directory) return `it was made in ${mark.directory}`
  if (mark.finished) return null
  if (mark.command !== "develop") return "the last build did not come to a good end"
  // The dev server always ends by a signal. It saves its state when all work is done: later than its last node.
  const changedAt = timeOf(join(directory, ".cache/data/datastore/data.mdb"))
  return savedAt + LAG_MS >= changedAt ? null : "the dev server was ended in the middle of its work"
}

/** @returns when a file was written, in ms; 0 when it doesn't exist */
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
