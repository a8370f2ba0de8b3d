import type { Endpoint } from "payload"
import type { Environment } from "../environment.ts"
import type { Limits } from "../limits/limits.ts"
import { loginEndpoint } from "./auth/login.ts"
import { requestResetEndpoint, resetPasswordEndpoint } from "./auth/passwordReset.ts"
import { registerEndpoint } from "./auth/register.ts"
import { resendVerificationEndpoint } from "./auth/resendVerification.ts"
import type { Deps } from "./auth/route.ts"
import { verifyEmailEndpoint } from "./auth/verifyEmail.ts"
import { contactsEndpoint } from "./contacts/send.ts"
import { formEndpoints } from "./forms/receive.ts"

/**
 * The product API: /product/* for the site, which next.config.mjs rewrites to /api/product/*. A
 * service without accounts answers 404 at the paths of theirs.
 */
export function productEndpoints(
  { accounts }: Pick<Environment, "accounts">,
  limits: Limits,
): Endpoint[] {
  return [
    contactsEndpoint(limits),
    ...formEndpoints(limits),
    ...(accounts ? accountEndpoints({ limits }) : []),
  ]
}

function accountEndpoints(deps: Deps): Endpoint[] {
  return [
    registerEndpoint(deps),
    loginEndpoint(deps),
    resendVerificationEndpoint(deps),
    requestResetEndpoint(deps),
    resetPasswordEndpoint(deps),
    verifyEmailEndpoint(deps),
  ]
}
