import { randomBytes } from "node:crypto"
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs"
import path from "node:path"
import type { Reader } from "./reader.ts"

const minSecretLength = 32

/** The keys of sessions, or null when this service has to generate its own. */
type Keys = { secret: string | null; previousSecrets: string[] }

/**
 * The key that signs sessions, and earlier keys whose sessions are still accepted.
 * @param isPublic true when SITE_URL or CMS_URL is not on this machine
 */
export function readKeys(reader: Reader, isPublic: boolean): Keys {
  const secret = reader.secret("PAYLOAD_SECRET") ?? null
  const previous = reader.secret("PREVIOUS_PAYLOAD_SECRETS") ?? ""
  const previousSecrets = previous.split(",").flatMap((one) => one.trim() || [])
  if (secret && secret.length < minSecretLength) {
    reader.problems.push(`PAYLOAD_SECRET must have at least ${minSecretLength} characters.`)
  }
  if (previousSecrets.some(({ length }) => length < minSecretLength)) {
    reader.problems.push(
      `PREVIOUS_PAYLOAD_SECRETS must be comma-separated keys of at least ${minSecretLength} characters each.`,
    )
  }
  if (!secret && isPublic) {
    reader.problems.push(
      "PAYLOAD_SECRET is missing: SITE_URL or CMS_URL is a public address, so the key must come from the environment. " +
        "Make one with: openssl rand -hex 32",
    )
  }
  return { secret, previousSecrets }
}

/**
 * The key of a local service, generated once and kept in the data folder.
 * @throws Error when the file does not hold a key
 */
export function keepSecret(dataDir: string): string {
  const file = path.join(dataDir, "payload-secret")
  const secret = readSecret(file) ?? createSecret(file)
  if (secret.length >= minSecretLength) return secret
  throw new Error(
    `${file} does not hold a key of at least ${minSecretLength} characters. Delete it to have one generated: all administrators will have to sign in again.`,
  )
}

/**
 * Writes a new key under a temporary name and links it into place once it is complete: of two processes that start at the same time,
 * one creates the file and the other reads all of it.
 */
function createSecret(file: string): string {
  const unfinished = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(unfinished, { force: true })
  const descriptor = openSync(unfinished, "wx", 0o600)
  try {
    writeSync(descriptor, `${randomBytes(32).toString("hex")}\n`)
    fsyncSync(descriptor)
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    closeSync(descriptor)
    rmSync(unfinished)
  }
  return readSecret(file) ?? ""
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null
    throw error
  }
}
