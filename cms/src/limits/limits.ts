import { createHash } from "node:crypto"
import type { PayloadRequest } from "payload"
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import type { Environment } from "../environment.ts"
import { HttpError } from "../http/httpError.ts"
import { clientAddress } from "./clientAddress.ts"
import { createLimiter } from "./createLimiter.ts"

const minute = 60
const hour = 60 * minute
/** Of 24 days and more a timer can't be set, and the counter in memory would forget at once. The site's privacy page names it. */
export const homeDays = 20
const homeLife = homeDays * 24 * hour

export type Limits = ReturnType<typeof createLimits>

type Request = Pick<PayloadRequest, "headers" | "payload">

/**
 * Every limit of the product API and of the panel's sign-in.
 *
 * An account is counted by the e-mail address that was sent, whether or not there is one, so that a limit tells nothing. Nobody can
 * lock another person out for ever: what is counted for an account alone (`anywhere`) never counts against a network address from
 * which its owner signed in or reset the password within 20 days, and a reset is always open, since its mails have a limit of
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
  const homes = createLimiter({ name: "homes", points: 1, seconds: homeLife })
  /** Asking for a mail to one address of the mail, from one network address. */
  const asksHere = createLimiter({ name: "asks-here", points: 5, seconds: 15 * minute })
  /** Mails of one kind to one address. Shorter than a link lives, so the newest link in an inbox always works. */
  const mails = createLimiter({ name: "mails", points: 5, seconds: 30 * minute })

  return {
    /** @throws HttpError 429 when a network address sent its share of contact messages */
    contact: (req: Request) => consume(contacts(req.payload), keyOf(clientAddress(req))),

    /** @throws HttpError 429 when a network address asked for more than its share of what the service doesn't remember */
    read: (req: Request) => consume(reads(req.payload), keyOf(clientAddress(req))),

    /** @throws HttpError 429 when a network address used up its share of account requests */
    account: (req: Request) => consume(accounts(req.payload), keyOf(clientAddress(req))),

    /**
     * Counts an attempt to sign in before the password is looked at, so that a hundred at once are a hundred.
     * @param realm "users" or "administrators"
     * @returns what to call when the password was right
     * @throws HttpError 429 when there were too many wrong ones
     */
    async attempt(req: Request, realm: string, email: string): Promise<() => Promise<void>> {
      const account = keyOf(realm, email)
      const here = keyOf(realm, email, clientAddress(req))
      await consume(attemptsHere(req.payload), here)
      const isHome = (await homes(req.payload).get(here)) !== null
      if (!isHome) await consume(attemptsAnywhere(req.payload), account)
      return async () => {
        await attemptsHere(req.payload).delete(here)
        if (!isHome) await attemptsAnywhere(req.payload).reward(account)
        await homes(req.payload).set(here, 1, homeLife)
      }
    },

    /** After a reset: whoever reads the account's mail is its owner, and may sign in from where they are. */
    async welcome(req: Request, realm: string, email: string): Promise<void> {
      const here = keyOf(realm, email, clientAddress(req))
      await attemptsHere(req.payload).delete(here)
      await homes(req.payload).set(here, 1, homeLife)
    },

    /** @throws HttpError 429 when one network address asks too often for mails to one address */
    askForMail: (req: Request, kind: string, email: string) =>
      consume(asksHere(req.payload), keyOf(kind, email, clientAddress(req))),

    /** Whether one more mail of this kind may go to `email`; asking counts. */
    async mayMail(req: Request, kind: string, email: string): Promise<boolean> {
      return mails(req.payload)
        .consume(keyOf(kind, email))
        .then(() => true)
        .catch((refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return false
          throw refusal
        })
    },
  }
}

/** Addresses are kept as hashes: the table of counters is no list of people. */
function keyOf(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url")
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
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
