import type { Endpoint } from "payload"
import { findCredentials } from "../../accounts/credentials.ts"
import { isPassword } from "../../accounts/passwords.ts"
import { afterwards } from "../../afterwards.ts"
import { queueLetterAlone } from "../../mail/queueLetter.ts"
import { dataOf, readFields } from "./fields.ts"
import { postRoute, type Surroundings } from "./route.ts"

const message = "If this sign-up is waiting for its verification, a new link is on its way to you."

/**
 * POST /product/auth/resend-verification, `{ data: { email, password } }`. Always 200
 * `{ message }`; only an unverified sign-up with this password gets a mail. Counts as a sign-in
 * attempt, or passwords could be guessed here.
 */
export function resendVerificationEndpoint(surroundings: Surroundings): Endpoint {
  const { limits } = surroundings
  return postRoute("resend-verification", surroundings, async (req, body) => {
    const { payload } = req
    const { email, password } = readFields(dataOf(body), { email: "email", password: "password" })
    await limits.askForMail(req, "resend", email)
    const succeeded = await limits.attempt(req, "users", email)
    const found = await findCredentials(payload, email)
    const isRight = await isPassword(password, found)
    // Always queued, without a sign-up if there is nothing to send: timing must reveal nothing.
    const registration = isRight && found?.kind === "registration" ? found.id : null
    await queueLetterAlone(payload, "verification", { registration, reason: "resend" })
    afterwards(payload, "Resetting the sign-in attempts failed.", async () => {
      if (isRight) await succeeded()
    })
    return { message }
  })
}
