import type { Endpoint } from "payload"
import { findCredentials, visibleAccount } from "../../accounts/credentials.ts"
import { isPassword } from "../../accounts/passwords.ts"
import { openSession } from "../../accounts/sessions.ts"
import { HttpError } from "../../http/httpError.ts"
import { readFields } from "./fields.ts"
import { postRoute, type Surroundings } from "./route.ts"

/**
 * POST /product/auth/login (docs/specification.md#requests), `{ email, password }`. 200
 * `{ token, user: { id, email, fullName } }`; the same 401 for an unknown address and a wrong
 * password; 403 `{ error, reason: "unverified" }` for the right password of an unverified sign-up.
 */
export function loginEndpoint(surroundings: Surroundings): Endpoint {
  const { limits } = surroundings
  return postRoute("login", surroundings, async (req, body) => {
    const { payload } = req
    const { email, password } = readFields(body, { email: "email", password: "password" })
    const succeeded = await limits.attempt(req, "users", email)
    const found = await findCredentials(payload, email)
    const isRight = await isPassword(password, found)
    if (!found || !isRight) throw notRight()
    if (found.kind === "registration") {
      await succeeded()
      throw unverified()
    }
    const token = await openSession(payload, found)
    if (!token) throw notRight()
    await succeeded()
    return { token, user: visibleAccount(found) }
  })
}

function notRight(): HttpError {
  return new HttpError(401, "The e-mail address or the password is not right.")
}

function unverified(): HttpError {
  const error =
    "Please verify your e-mail address first. The link is in the mail that we sent you when you signed up."
  return new HttpError(403, error, {}, { extra: { reason: "unverified" } })
}
