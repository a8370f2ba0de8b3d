import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from "node:fs"
import path from "node:path"
import type { Environment } from "../environment.ts"
import { databaseFile } from "./databaseFile.ts"

/**
 * Creates the data folders, and SQLite's file before the first connection does, readable by the
 * owner only; SQLite gives its journals the same mode. Also closes what an earlier version left
 * open, if this user owns it.
 */
export function ensureFolders({
  dataDir,
  databaseUri,
}: Pick<Environment, "dataDir" | "databaseUri">): void {
  mkdirSync(path.join(dataDir, "media"), { recursive: true })
  closeToOthers(dataDir, 0o700)
  const file = databaseFile(databaseUri)
  if (!file) return
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, "a", 0o600))
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(one)) closeToOthers(one, 0o600)
  }
}

function closeToOthers(place: string, mode: number): void {
  const { mode: present, uid } = statSync(place)
  if ((present & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(place, mode)
}

/** Why nothing can be written to a folder, which may not exist yet; null if it can. */
export function folderProblem(folder: string): string | null {
  const present = nearestPresent(folder)
  if (!statSync(present).isDirectory()) return `${present} is not a folder`
  try {
    accessSync(present, constants.W_OK | constants.X_OK)
    return null
  } catch {
    return `this user may not write to ${present}`
  }
}

function nearestPresent(place: string): string {
  return existsSync(place) ? place : nearestPresent(path.dirname(place))
}
