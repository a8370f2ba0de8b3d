import type { Payload, PayloadRequest, Where } from "payload"
import { inTransaction } from "../database/inTransaction.ts"
import { queueLetter } from "../mail/queueLetter.ts"
import type { Account } from "./credentials.ts"
import { hashPassword } from "./passwords.ts"
import { endSessionsOf } from "./sessions.ts"
import { createToken, fromNow, hashToken } from "./tokens.ts"

const linkLife = 60 * 60 * 1000

/** Creates a reset token, which replaces the previous one. Null when the address has no account. */
export async function createResetLink(
  payload: Payload,
  email: string,
): Promise<{ account: Account; token: string } | null> {
  const { token, tokenHash } = createToken()
  const account: Account | null = await inTransaction(payload, (req) =>
    payload.db.updateOne({
      collection: "users",
      data: { resetPasswordToken: tokenHash, resetPasswordExpiration: fromNow(linkLife) },
      options: { atomic: true },
      where: { email: { equals: email } },
      req,
    }),
  )
  return account && { account, token }
}

/** Invalidates a pending reset link, so that it cannot change the new password again. */
export async function burnResetLink(id: number, req: PayloadRequest): Promise<void> {
  await req.payload.db.updateOne({
    collection: "users",
    id,
    data: { resetPasswordToken: null, resetPasswordExpiration: null },
    req,
  })
}

type Reset = { email: string; password: string; token: string }

/**
 * Sets the new password, invalidates the link, ends every session and queues the notice to the
 * owner. When two requests race on one link, only one succeeds.
 * @returns the account, or null when the link is wrong, used, expired, or another account's
 */
export async function resetPassword(
  payload: Payload,
  { email, password, token }: Reset,
): Promise<Account | null> {
  if (!token) return null
  const usable = (): Where => ({
    and: [
      { email: { equals: email } },
      { resetPasswordToken: { equals: hashToken(token) } },
      { resetPasswordExpiration: { greater_than: fromNow(0) } },
    ],
  })
  // Checked before hashing: a guessed token is not worth a hash.
  const { totalDocs } = await payload.db.count({ collection: "users", where: usable() })
  if (totalDocs === 0) return null
  const chosen = await hashPassword(password)
  return inTransaction(payload, async (req) => {
    const account: Account | null = await payload.db.updateOne({
      collection: "users",
      data: { ...chosen, resetPasswordToken: null, resetPasswordExpiration: null },
      options: { atomic: true },
      where: usable(),
      req,
    })
    if (!account) return null
    await endSessionsOf(account.id, req)
    await queueLetter(req, "passwordChanged", { user: account.id })
    return account
  })
}
