import type { Endpoint } from "payload"
import { hashPassword } from "../../accounts/passwords.ts"
import { register } from "../../accounts/registration.ts"
import { nested } from "../http/handle.ts"
import { dataOf, readFields } from "./fields.ts"
import { postRoute, type Surroundings } from "./route.ts"

const message = "Registration successful! Please check your email to verify your account."

/**
 * POST /product/auth/register (docs/specification.md#requests),
 * `{ data: { fullName, email, password } }`. 200 `{ message }` whether or not the address has an
 * account: only the mail tells. Errors are `{ error: { message, errors? } }`.
 */
export function registerEndpoint(surroundings: Surroundings): Endpoint {
  const { limits } = surroundings
  return postRoute(
    "register",
    surroundings,
    async (req, body) => {
      const { email, fullName, password } = readFields(dataOf(body), {
        fullName: "fullName",
        email: "email",
        password: "newPassword",
      })
      await limits.askForMail(req, "register", email)
      await register(req.payload, { email, fullName, password: await hashPassword(password) })
      return { message }
    },
    nested,
  )
}
