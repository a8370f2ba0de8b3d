import { createHash, randomBytes } from "node:crypto"

/** A secret to mail or to hand out, and the only part of it that is stored. */
export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url")
  return { token, tokenHash: hashToken(token) }
}

/** No salt and no slow hash: the token is 256 random bits already. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}

/** The time so many milliseconds from now, as the database keeps it. */
export function fromNow(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}
