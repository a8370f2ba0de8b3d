import type { Environment } from "../../environment.ts"
import type { Limits } from "../../limits/limits.ts"
import { contactNotification } from "./contactNotification.ts"
import { panelResetTask } from "./panelReset.ts"
import { passwordChangedTask } from "./passwordChanged.ts"
import { passwordResetTask } from "./passwordReset.ts"
import { verificationTask } from "./verification.ts"

/** All mails that the service sends. */
export function letterTasks(environment: Environment, limits: Limits) {
  return [
    contactNotification(environment),
    verificationTask(environment, limits),
    passwordResetTask(environment, limits),
    passwordChangedTask(environment),
    panelResetTask(environment, limits),
  ]
}
