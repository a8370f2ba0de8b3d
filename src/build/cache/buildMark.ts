import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** How Gatsby's cache was made; stored inside the cache. */
type BuildMark = {
  /** The checkout it was made in: the cache holds absolute paths. */
  directory: string
  command: string
  /** Whether that command completed successfully. */
  finished: boolean
  /** The tools that made the pictures in public/static; null if they weren't all made by the same ones. */
  pictures: string | null
}

/** How much newer than the saved state the node database may be: after a complete build it was 16 to 112 ms newer. */
const LAG_MS = 1_000

const placeOf = (directory: string) => join(directory, ".cache/build-mark.json")

/** @returns null if it is missing or unreadable */
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
 * Why the cache of an earlier run must not be trusted, worded to follow a colon; null if it can be.
 * @param directory the checkout to be built
 */
export function reasonToDistrust(directory: string): string | null {
  const mark = readMark(directory)
  const savedAt = timeOf(join(directory, ".cache/redux/redux.rest.state"))
  if (!mark) return savedAt ? "there is no record of how it was made" : null
  if (mark.directory !== directory) return `it was made in ${mark.directory}`
  if (mark.finished) return null
  if (mark.command !== "develop") return "the last build did not complete"
  // The dev server always ends by a signal. It saves its state after all work is done, and so after its last node.
  const changedAt = timeOf(join(directory, ".cache/data/datastore/data.mdb"))
  return savedAt + LAG_MS >= changedAt ? null : "the dev server was stopped while it was working"
}

/** @returns a file's modification time in ms; 0 if it doesn't exist */
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
