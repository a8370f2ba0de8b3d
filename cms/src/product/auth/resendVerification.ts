import type { Endpoint } from "payload"
import { findCredentials } from "../../accounts/credentials.ts"
import { isPassword } from "../../accounts/passwords.ts"
import { renewLink } from "../../accounts/registration.ts"
import { afterwards } from "../../afterwards.ts"
import { verificationLetter } from "../../mail/letters.ts"
import { dataOf, readFields } from "./fields.ts"
import { postRoute, type Surroundings } from "./route.ts"

const message = "If this sign-up is waiting for its verification, a new link is on its way to you."

/**
 * POST /product/auth/resend-verification, `{ data: { email, password } }`. Always 200 `{ message }`; a mail goes only to a sign-up
 * that waits and whose password this is. The password is counted as an attempt to sign in, or it could be guessed here.
 */
export function resendVerificationEndpoint(surroundings: Surroundings): Endpoint {
  const { limits, siteUrl } = surroundings
  return postRoute("resend-verification", surroundings, async (req, body) => {
    const { payload } = req
    const { email, password } = readFields(dataOf(body), { email: "email", password: "password" })
    await limits.askForMail(req, "resend", email)
    const succeeded = await limits.attempt(req, "users", email)
    const found = await findCredentials(payload, email)
    const isRight = await isPassword(password, found)
    afterwards(payload, "A new verification link was not sent.", async () => {
      if (!found || !isRight) return
      await succeeded()
      if (found.kind === "account" || !(await limits.mayMail(req, "resend", email))) return
      const { fullName, id } = found
      const token = await renewLink(payload, id)
      if (!token) return
      await payload.sendEmail({ to: email, ...verificationLetter({ fullName, siteUrl, token }) })
    })
    return { message }
  })
}
