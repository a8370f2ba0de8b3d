import type { Endpoint } from "payload"
import { hashPassword } from "../../accounts/passwords.ts"
import { register } from "../../accounts/registration.ts"
import { afterwards } from "../../afterwards.ts"
import { alreadyRegisteredLetter, verificationLetter } from "../../mail/letters.ts"
import { nested } from "../http/handle.ts"
import { dataOf, readFields } from "./fields.ts"
import { postRoute, type Surroundings } from "./route.ts"

const message = "Registration successful! Please check your email to verify your account."

/**
 * POST /product/auth/register (SPEC 7), `{ data: { fullName, email, password } }`. 200 `{ message }` whether or not the address has
 * an account: its mail says which. Refusals are `{ error: { message, errors? } }`.
 */
export function registerEndpoint(surroundings: Surroundings): Endpoint {
  const { limits, siteUrl } = surroundings
  return postRoute(
    "register",
    surroundings,
    async (req, body) => {
      const { payload } = req
      const { email, fullName, password } = readFields(dataOf(body), {
        fullName: "fullName",
        email: "email",
        password: "newPassword",
      })
      await limits.askForMail(req, "register", email)
      const token = await register(payload, {
        email,
        fullName,
        password: await hashPassword(password),
      })
      afterwards(payload, "The mail to someone who signed up was not sent.", async () => {
        if (!(await limits.mayMail(req, "register", email))) return
        const letter = token
          ? verificationLetter({ fullName, siteUrl, token })
          : alreadyRegisteredLetter({ siteUrl })
        await payload.sendEmail({ to: email, ...letter })
      })
      return { message }
    },
    nested,
  )
}
