import type { Endpoint } from "payload"
import { resetPassword } from "../../accounts/passwordReset.ts"
import { HttpError } from "../../http/httpError.ts"
import { queueLetterAlone } from "../../mail/queueLetter.ts"
import { isRecord } from "../http/text.ts"
import { dataOf, readFields, readToken } from "./fields.ts"
import { postRoute, type Surroundings } from "./route.ts"

/**
 * POST /product/auth/request-reset (docs/specification.md#requests), `{ data: { email } }`. Always
 * 200 `{ message }`, before the address is even looked up.
 */
export function requestResetEndpoint(surroundings: Surroundings): Endpoint {
  const { limits } = surroundings
  return postRoute("request-reset", surroundings, async (req, body) => {
    const { email } = readFields(dataOf(body), { email: "email" })
    await limits.askForMail(req, "reset", email)
    await queueLetterAlone(req.payload, "passwordReset", { email })
    return { message: "Password reset instructions have been sent to your email." }
  })
}

/**
 * POST /product/auth/reset-password (docs/specification.md#requests),
 * `{ data: { email, password, token } }`. 200 `{ message }`, or the same 400 `{ error }` for a link
 * that is wrong, used, more than an hour old, or another account's.
 */
export function resetPasswordEndpoint(surroundings: Surroundings): Endpoint {
  const { limits } = surroundings
  return postRoute("reset-password", surroundings, async (req, body) => {
    const { payload } = req
    const data = dataOf(body)
    const { email, password } = readFields(data, { email: "email", password: "newPassword" })
    const token = readToken(isRecord(data) ? data.token : undefined)
    const account = await resetPassword(payload, { email, password, token })
    if (!account) {
      const error =
        "This reset link does not work: it may have expired, been used already, or belong to another e-mail address. Please ask for a new one."
      throw new HttpError(400, error)
    }
    await limits.welcome(req, "users", email)
    return {
      message:
        "Your password has been reset successfully! You can now log in with your new password.",
    }
  })
}
