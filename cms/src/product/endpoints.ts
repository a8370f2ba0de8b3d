import type { Endpoint } from "payload"
import type { Limits } from "../limits/limits.ts"
import { loginEndpoint } from "./auth/login.ts"
import { requestResetEndpoint, resetPasswordEndpoint } from "./auth/passwordReset.ts"
import { registerEndpoint } from "./auth/register.ts"
import { resendVerificationEndpoint } from "./auth/resendVerification.ts"
import { verifyEmailEndpoint } from "./auth/verifyEmail.ts"
import { contactsEndpoint } from "./contacts/send.ts"

/** The product API: /product/* for the site, which next.config.mjs rewrites to /api/product/*. */
export function productEndpoints(limits: Limits): Endpoint[] {
  const surroundings = { limits }
  return [
    contactsEndpoint(limits),
    registerEndpoint(surroundings),
    loginEndpoint(surroundings),
    resendVerificationEndpoint(surroundings),
    requestResetEndpoint(surroundings),
    resetPasswordEndpoint(surroundings),
    verifyEmailEndpoint(surroundings),
  ]
}
