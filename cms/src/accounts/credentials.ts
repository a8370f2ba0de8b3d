import type { Payload, PayloadRequest } from "payload"
import type { StoredPassword } from "./passwords.ts"

export type Account = { id: number; email: string; fullName: string }

/** Who an e-mail address belongs to: an account, or a sign-up that waits for its link to be followed. */
type Credentials = Account & StoredPassword & { kind: "account" | "registration" }

/**
 * The account of an e-mail address, else its newest sign-up, else null. Always asks for both, so that the answer takes the same
 * time whichever it is.
 */
export async function findCredentials(
  payload: Payload,
  email: string,
): Promise<Credentials | null> {
  const account = await findAccount(payload, email)
  const registrations = await payload.db.find<Account & StoredPassword>({
    collection: "registrations",
    where: { email: { equals: email } },
    sort: ["-createdAt", "-id"],
    limit: 1,
    pagination: false,
  })
  const [registration] = registrations.docs
  if (account) return { ...account, kind: "account" }
  return registration ? { ...registration, kind: "registration" } : null
}

export async function findAccount(
  payload: Payload,
  email: string,
  req?: PayloadRequest,
): Promise<(Account & StoredPassword) | null> {
  return payload.db.findOne<Account & StoredPassword>({
    collection: "users",
    where: { email: { equals: email } },
    req,
  })
}

/** What the site gets to know of an account. */
export function visibleAccount({ id, email, fullName }: Account): Account {
  return { id, email, fullName }
}
