import type { Endpoint } from "payload"
import { verify } from "../../accounts/registration.ts"
import { HttpError } from "../../http/httpError.ts"
import { handle } from "../http/handle.ts"
import { readToken } from "./fields.ts"
import type { Surroundings } from "./route.ts"

/**
 * GET /product/auth/verify-email?token=… (docs/specification.md#requests): creates the account of a
 * sign-up. 200 `{ message }`, or the same 400 `{ error }` for a link that is wrong, used or more
 * than a day old.
 */
export function verifyEmailEndpoint({ limits }: Surroundings): Endpoint {
  return {
    path: "/product/auth/verify-email",
    method: "get",
    handler: handle(async (req) => {
      await limits.account(req)
      const account = await verify(req.payload, readToken(req.searchParams.get("token")))
      if (!account) {
        const error = "Email verification failed. The link may have expired or is invalid."
        throw new HttpError(400, error)
      }
      return Response.json({ message: "Your e-mail address is verified. You can sign in now." })
    }),
  }
}
