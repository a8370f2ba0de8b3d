import type { Payload, Where } from "payload"
import { inTransaction } from "../database/inTransaction.ts"
import { queueLetter } from "../mail/queueLetter.ts"
import { type Account, findAccount } from "./credentials.ts"
import type { StoredPassword } from "./passwords.ts"
import { createToken, fromNow, hashToken } from "./tokens.ts"

const hour = 60 * 60 * 1000
const linkLife = 24 * hour
/** How long a new link can be requested; the last one still gets its full lifetime. */
const registrationLife = 7 * 24 * hour

type Registration = Account & StoredPassword & { tokenHash: string | null }

type SignUp = { email: string; fullName: string; password: StoredPassword }

/**
 * Stores a sign-up and queues the mail with its link. Whether the address already has an account is
 * only checked when that mail is composed, so that the response time reveals nothing.
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

/** Deletes sign-ups that can no longer be verified. */
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

/**
 * Issues a new verification token for a sign-up, which replaces the previous one.
 * @returns the token, or null when the sign-up is gone or too old
 */
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
 * Creates the account of a verified link, with the name and password of that sign-up, and deletes
 * all other sign-ups of the address. When two requests race on one link, only one succeeds.
 * @returns the new account, or null when the link is wrong, used or expired
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
    // Two links of one address were followed at once: the second violates the unique constraint.
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
