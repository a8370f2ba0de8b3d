import type { Payload, PayloadRequest } from "payload"
import type { StoredPassword } from "./passwords.ts"

export type Account = { id: number; email: string; fullName: string }

/** The owner of an e-mail address: an account, or a sign-up that is not verified yet. */
type Credentials = Account & StoredPassword & { kind: "account" | "registration" }

/**
 * The account for an e-mail address, else its newest sign-up, else null. Always queries both, so
 * that the response time is the same in every case.
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

/** The part of an account that the site receives. */
export function visibleAccount({ id, email, fullName }: Account): Account {
  return { id, email, fullName }
}
