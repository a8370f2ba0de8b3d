import { createHash } from "node:crypto"
import { type AuthStrategy, JWTAuthentication, type Payload } from "payload"

/**
 * Accepts the sessions of administrators that were signed with an earlier key, so that a new one signs nobody out. Everything else is
 * checked as for the present key, and the next refresh of the session signs it with that.
 */
export function previousSecrets(secrets: string[]): AuthStrategy[] {
  return secrets.map((secret, index) => ({
    name: `previous-secret-${index + 1}`,
    authenticate: ({ headers, payload, strategyName }) =>
      JWTAuthentication({ headers, payload: withSecret(payload, secret), strategyName }),
  }))
}

/** A view of Payload with another key, shortened to what it signs with. */
function withSecret(payload: Payload, secret: string): Payload {
  const value = createHash("sha256").update(secret).digest("hex").slice(0, 32)
  return Object.create(payload, { secret: { value } })
}
