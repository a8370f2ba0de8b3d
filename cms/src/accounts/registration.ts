import type { Payload, Where } from "payload"
import { inTransaction } from "../database/inTransaction.ts"
import { queueLetter } from "../mail/queueLetter.ts"
import { type Account, findAccount } from "./credentials.ts"
import type { StoredPassword } from "./passwords.ts"
import { createToken, fromNow, hashToken } from "./tokens.ts"

const hour = 60 * 60 * 1000
const linkLife = 24 * hour
/** How long one may still ask for a new link; the last one then lives for its own time. */
const registrationLife = 7 * 24 * hour

type Registration = Account & StoredPassword & { tokenHash: string | null }

type SignUp = { email: string; fullName: string; password: StoredPassword }

/**
 * Keeps a sign-up until its link is followed, and queues the mail with the link. Whether the address has an account already is asked
 * when that mail is written: the work done here must not tell.
 */
export async function register(
  payload: Payload,
  { email, fullName, password }: SignUp,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const { id } = await payload.db.create({
      collection: "registrations",
      data: { email, fullName, ...password, tokenExpiresAt: fromNow(linkLife) },
      req,
    })
    await queueLetter(req, "verification", { registration: Number(id), reason: "register" })
  })
}

/** Forgets the sign-ups that nobody can follow any more. */
export async function forgetOldRegistrations(payload: Payload): Promise<void> {
  const where: Where = {
    and: [
      { createdAt: { less_than: fromNow(-registrationLife) } },
      { tokenExpiresAt: { less_than: fromNow(0) } },
    ],
  }
  await inTransaction(payload, (req) =>
    payload.db.deleteMany({ collection: "registrations", where, req }),
  )
}

/** The link of a sign-up; the one before ends. @returns its token, or null when the sign-up is gone or too old */
export async function renewLink(payload: Payload, id: number): Promise<string | null> {
  const { token, tokenHash } = createToken()
  const renewed = await inTransaction(payload, (req) =>
    payload.db.updateOne({
      collection: "registrations",
      data: { tokenHash, tokenExpiresAt: fromNow(linkLife) },
      options: { atomic: true },
      where: {
        and: [{ id: { equals: id } }, { createdAt: { greater_than: fromNow(-registrationLife) } }],
      },
      req,
    }),
  )
  return renewed ? token : null
}

/**
 * Makes the account whose link was followed, with the name and password that came with that link, and forgets all other sign-ups
 * of the address. Of two who follow one link at once, one gets it.
 * @returns the new account, or null when the link is wrong, used or too old
 */
export async function verify(payload: Payload, token: string): Promise<Account | null> {
  if (!token) return null
  const unused: Where = {
    and: [
      { tokenHash: { equals: hashToken(token) } },
      { tokenExpiresAt: { greater_than: fromNow(0) } },
    ],
  }
  return inTransaction(payload, async (req) => {
    const registration: Registration | null = await payload.db.updateOne({
      collection: "registrations",
      data: { tokenHash: null, tokenExpiresAt: null },
      options: { atomic: true },
      where: unused,
      req,
    })
    if (!registration) return null
    const { email, fullName, hash, salt } = registration
    const exists = await findAccount(payload, email, req)
    const account: Account | null = exists
      ? null
      : await payload.db.create({
          collection: "users",
          data: { email, fullName, hash, salt },
          req,
        })
    await payload.db.deleteMany({
      collection: "registrations",
      where: { email: { equals: email } },
      req,
    })
    return account
  }).catch((error: unknown) => {
    // Two links of one address, followed at once: the second meets the first one's account.
    if (isUniqueViolation(error)) return null
    throw error
  })
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  if (code === "23505" || code.startsWith("SQLITE_CONSTRAINT")) return true
  return error.name === "ValidationError" || isUniqueViolation(error.cause)
}
