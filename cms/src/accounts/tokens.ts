import { createHash, randomBytes } from "node:crypto"

/** Creates a random token to hand out, and its hash, which is all that gets stored. */
export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url")
  return { token, tokenHash: hashToken(token) }
}

/** Needs no salt and no slow hash: the token is 256 random bits. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}

/** The time this many milliseconds from now, as the database stores it. */
export function fromNow(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString()
}
