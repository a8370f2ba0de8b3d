import { pbkdf2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import PQueue from "p-queue"
import { HttpError } from "../http/httpError.ts"

/** A password as Payload stores it: `hash` names its own format. */
export type StoredPassword = { hash: string; salt: string }

const prefix = "pbkdf2-sha256-v1:"
const iterations = 600_000
const keyLength = 32

/**
 * A hash takes a quarter of a second of a core, of which the process has four threads for all its slow work: two at a time leave
 * room for reading files, and a queue that is longer than some seconds is turned away.
 */
const queue = new PQueue({ concurrency: 2 })
const mostWaiting = 40

/**
 * What Payload's own `generatePasswordSaltHash` would store, which it doesn't export; a test lets Payload itself check it. Done
 * here, since inside of Payload's operations it would hold a transaction open, and SQLite has one at a time.
 * @throws HttpError 503 when too many are waiting
 */
export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString("hex")
  return { hash: prefix + (await hashWith(password, salt)).toString("hex"), salt }
}

/** What an account that doesn't exist has for a password: checking it is the same work, and it is nobody's. */
const nobodys: StoredPassword = {
  hash: prefix + randomBytes(keyLength).toString("hex"),
  salt: randomBytes(32).toString("hex"),
}

/**
 * Whether `password` is the stored one. Without a stored one the work is the same, and the answer is no.
 * @throws HttpError 503 when too many are waiting
 */
export async function isPassword(
  password: string,
  stored: StoredPassword | null,
): Promise<boolean> {
  const { hash, salt } = stored ?? nobodys
  const expected = Buffer.from(hash.slice(prefix.length), "hex")
  const found = await hashWith(password, salt)
  return (
    hash.startsWith(prefix) &&
    found.byteLength === expected.byteLength &&
    timingSafeEqual(found, expected) &&
    stored !== null
  )
}

/** The work of checking a password, for nothing, by who holds a turn already. */
export async function hashInVain(password: string): Promise<void> {
  await derive(password, nobodys.salt)
}

function hashWith(password: string, salt: string): Promise<Buffer> {
  return inTurn(() => derive(password, salt))
}

function derive(password: string, salt: string): Promise<Buffer> {
  return promisify(pbkdf2)(password, salt, iterations, keyLength, "sha256")
}

/**
 * Works out a password hash when its turn has come. `work` must not ask for a turn of its own.
 * @throws HttpError 503 when too many are waiting
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= mostWaiting) {
    throw new HttpError(503, "The service is busy. Please try again in 10 seconds.", {
      "Retry-After": "10",
    })
  }
  return queue.add(work)
}
