import { pbkdf2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import PQueue from "p-queue"
import { HttpError } from "../http/httpError.ts"

/** A password as Payload stores it; `hash` starts with the name of its format. */
export type StoredPassword = { hash: string; salt: string }

const prefix = "pbkdf2-sha256-v1:"
const iterations = 600_000
const keyLength = 32

/**
 * A hash keeps a core busy for a quarter of a second, and the process has four threads for all its
 * blocking work: two hashes at a time leave room for file reads. Callers are turned away once the
 * queue is several seconds long.
 */
const queue = new PQueue({ concurrency: 2 })
const mostWaiting = 40

/**
 * Creates what Payload's `generatePasswordSaltHash` stores, which is not exported; a test checks
 * the result with Payload. Hashing inside Payload's operations would hold a transaction open, and
 * SQLite has only one at a time.
 * @throws HttpError 503 when the queue is full
 */
export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString("hex")
  return { hash: prefix + (await hashWith(password, salt)).toString("hex"), salt }
}

/** Checked when there is no account, so that an unknown address costs the same work. */
const nobodys: StoredPassword = {
  hash: prefix + randomBytes(keyLength).toString("hex"),
  salt: randomBytes(32).toString("hex"),
}

/**
 * Whether `password` matches the stored one. Without one, does the same work and returns false.
 * @throws HttpError 503 when the queue is full
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

/** Does the work of a password check and discards the result. Call it inside `inTurn`. */
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
 * Runs password hashing when the queue has a free slot. `work` must not queue again.
 * @throws HttpError 503 when the queue is full
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= mostWaiting) {
    throw new HttpError(503, "The service is busy. Please try again in 10 seconds.", {
      "Retry-After": "10",
    })
  }
  return queue.add(work)
}
