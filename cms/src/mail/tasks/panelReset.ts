import type { Environment } from "../../environment.ts"
import type { Limits } from "../../limits/limits.ts"
import { panelResetLetter } from "../letters.ts"
import { letterTask } from "./letterTask.ts"

/** Password reset link of the panel, for an address that may not be an administrator's. */
export function panelResetTask(environment: Environment, limits: Limits) {
  return letterTask(environment, {
    slug: "panelReset",
    label: "link to reset an administrator's password",
    inputSchema: [{ name: "email", type: "text", required: true }],
    endsWhenRefused: true,
    async compose({ email }, { req, isFirstAttempt }) {
      if (!email || (isFirstAttempt && !(await limits.mayMail(req, "panel-reset", email))))
        return null
      const { payload } = req
      const token = await payload.forgotPassword({
        collection: "administrators",
        data: { email },
        disableEmail: true,
      })
      if (!token) return null
      const { routes, serverURL } = payload.config
      return {
        to: email,
        ...panelResetLetter({ address: `${serverURL}${routes.admin}/reset/${token}` }),
      }
    },
  })
}
