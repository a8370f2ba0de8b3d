import { createHash } from "node:crypto"
import type { PayloadRequest } from "payload"
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import type { Environment } from "../environment.ts"
import { HttpError } from "../http/httpError.ts"
import { recorder } from "../metrics/recorder.ts"
import { clientAddress } from "./clientAddress.ts"
import { createLimiter } from "./createLimiter.ts"

const minute = 60
const hour = 60 * minute
/**
 * Less than 24 days: no timer runs longer, and the counter in memory would expire at once. The
 * site's privacy page states this number.
 */
export const trustedDays = 20
const trustedSeconds = trustedDays * 24 * hour

export type Limits = ReturnType<typeof createLimits>

type Request = Pick<PayloadRequest, "headers" | "payload">

/**
 * All rate limits of the product API and of the panel's sign-in.
 *
 * Attempts count against the e-mail address that was sent, whether or not it has an account, so
 * that a limit reveals nothing. Nobody can lock another person out for ever: the limit per account
 * (`attemptsAnywhere`) does not apply to a network address from which the owner signed in or reset
 * the password within 20 days, and a reset is always possible, since its mails have a limit of
 * their own that leaves a working link in the inbox.
 */
export function createLimits(
  environment: Pick<Environment, "accountRateLimit" | "contactRateLimit" | "readRateLimit">,
) {
  const contacts = createLimiter({
    name: "contacts",
    points: environment.contactRateLimit,
    seconds: minute,
  })
  const accounts = createLimiter({
    name: "accounts",
    points: environment.accountRateLimit,
    seconds: minute,
  })
  const reads = createLimiter({
    name: "reads",
    points: environment.readRateLimit,
    seconds: minute,
    perProcess: true,
  })
  /** Wrong passwords for one account from one network address. */
  const attemptsHere = createLimiter({
    name: "attempts-here",
    points: 10,
    seconds: 15 * minute,
  })
  /** Wrong passwords for one account from all network addresses that its owner has not used. */
  const attemptsAnywhere = createLimiter({
    name: "attempts-anywhere",
    points: 100,
    seconds: hour,
  })
  const trustedAddresses = createLimiter({ name: "homes", points: 1, seconds: trustedSeconds })
  /** Requests for a mail to one recipient from one network address. */
  const asksHere = createLimiter({ name: "asks-here", points: 5, seconds: 15 * minute })
  /**
   * Mails of one kind to one recipient. The period is shorter than a link's lifetime, so that the
   * newest link in an inbox always works.
   */
  const mails = createLimiter({ name: "mails", points: 5, seconds: 30 * minute })

  return {
    /** @throws HttpError 429 after too many contact messages from a network address */
    contact: (req: Request) => consume(contacts(req.payload), keyOf(clientAddress(req))),

    /** @throws HttpError 429 after too many uncached reads from a network address */
    read: (req: Request) => consume(reads(req.payload), keyOf(clientAddress(req))),

    /** @throws HttpError 429 after too many account requests from a network address */
    account: (req: Request) => consume(accounts(req.payload), keyOf(clientAddress(req))),

    /**
     * Counts a sign-in attempt before the password is checked, so that concurrent attempts all
     * count.
     * @param realm "users" or "administrators"
     * @returns a function to call when the password was right
     * @throws HttpError 429 after too many wrong ones
     */
    async attempt(req: Request, realm: string, email: string): Promise<() => Promise<void>> {
      const account = keyOf(realm, email)
      const here = keyOf(realm, email, clientAddress(req))
      await consume(attemptsHere(req.payload), here)
      const isTrusted = (await trustedAddresses(req.payload).get(here)) !== null
      if (!isTrusted) await consume(attemptsAnywhere(req.payload), account)
      return async () => {
        await attemptsHere(req.payload).delete(here)
        if (!isTrusted) await attemptsAnywhere(req.payload).reward(account)
        await trustedAddresses(req.payload).set(here, 1, trustedSeconds)
      }
    },

    /** After a reset: whoever reads the account's mail is its owner, and may sign in from there. */
    async trustAddress(req: Request, realm: string, email: string): Promise<void> {
      const here = keyOf(realm, email, clientAddress(req))
      await attemptsHere(req.payload).delete(here)
      await trustedAddresses(req.payload).set(here, 1, trustedSeconds)
    },

    /** @throws HttpError 429 after too many requests for mail to `email` from a network address */
    askForMail: (req: Request, kind: string, email: string) =>
      consume(asksHere(req.payload), keyOf(kind, email, clientAddress(req))),

    /** Whether another mail of this kind may go to `email`. Every call counts. */
    async mayMail(req: Request, kind: string, email: string): Promise<boolean> {
      return mails(req.payload)
        .consume(keyOf(kind, email))
        .then(() => true)
        .catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          recorder().refused?.("mails")
          return false
        })
    },
  }
}

/** Hashes the addresses: the table of counters must not be a list of people. */
function keyOf(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url")
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    recorder().refused?.(limiter.keyPrefix)
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new HttpError(429, `Too many requests. Please try again in ${inWords(seconds)}.`, {
      "Retry-After": String(seconds),
    })
  }
}

function inWords(seconds: number): string {
  if (seconds === 1) return "1 second"
  if (seconds < 2 * minute) return `${seconds} seconds`
  return `${Math.ceil(seconds / minute)} minutes`
}
