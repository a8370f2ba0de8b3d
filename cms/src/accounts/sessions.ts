import type { Payload, PayloadRequest } from "payload"
import { inTransaction } from "../database/inTransaction.ts"
import type { Account } from "./credentials.ts"
import type { StoredPassword } from "./passwords.ts"
import { createToken, fromNow, hashToken } from "./tokens.ts"

/** How long a sign-in lasts. */
const sessionLife = 8 * 60 * 60 * 1000

export type Session = { account: Account; expiresAt: Date }

type StoredSession = {
  id: number
  expiresAt: string
  user: number | { id: number } | null
}

/**
 * Opens a session for an account whose password has been checked.
 * @returns the token, or null when the password has changed since
 */
export async function openSession(
  payload: Payload,
  { id, hash }: Account & StoredPassword,
): Promise<string | null> {
  const { token, tokenHash } = createToken()
  return inTransaction(payload, async (req) => {
    // Writes the same hash again to lock the row. A concurrent reset either commits first, so that
    // this update matches nothing, or waits and then ends this session with the others.
    const held = await payload.db.updateOne({
      collection: "users",
      data: { hash },
      options: { atomic: true },
      where: { and: [{ id: { equals: id } }, { hash: { equals: hash } }] },
      req,
    })
    if (!held) return null
    await payload.db.deleteMany({
      collection: "site-sessions",
      where: { expiresAt: { less_than: fromNow(0) } },
      req,
    })
    await payload.db.create({
      collection: "site-sessions",
      data: { tokenHash, user: id, expiresAt: fromNow(sessionLife) },
      returning: false,
      req,
    })
    return token
  })
}

/** The session of a token, or null when the token is unknown, expired or signed out. */
export async function findSession(payload: Payload, token: string): Promise<Session | null> {
  if (!token) return null
  const session = await payload.db.findOne<StoredSession>({
    collection: "site-sessions",
    where: {
      and: [
        { tokenHash: { equals: hashToken(token) } },
        { expiresAt: { greater_than: fromNow(0) } },
      ],
    },
  })
  if (!session?.user) return null
  const id = typeof session.user === "object" ? session.user.id : session.user
  const account = await payload.db.findOne<Account>({
    collection: "users",
    where: { id: { equals: id } },
  })
  return account && { account, expiresAt: new Date(session.expiresAt) }
}

/**
 * Ends every session of an account, in the transaction of `req`: outside it, a concurrent sign-in
 * could survive.
 */
export async function endSessionsOf(user: number, req: PayloadRequest): Promise<void> {
  await req.payload.db.deleteMany({
    collection: "site-sessions",
    where: { user: { equals: user } },
    req,
  })
}

export async function endSession(payload: Payload, token: string): Promise<void> {
  await inTransaction(payload, (req) =>
    payload.db.deleteMany({
      collection: "site-sessions",
      where: { tokenHash: { equals: hashToken(token) } },
      req,
    }),
  )
}
