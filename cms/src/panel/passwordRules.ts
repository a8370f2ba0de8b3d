import type { CollectionBeforeOperationHook, PayloadRequest } from "payload"
import { isCommonPassword, tooCommon } from "../accounts/commonPasswords.ts"
import { isPassword, type StoredPassword } from "../accounts/passwords.ts"
import type { Limits } from "../limits/limits.ts"
import { maxPasswordLength } from "../product/auth/fields.ts"
import { fieldError } from "./fieldError.ts"

const slug = "administrators"

const newPasswordField = { collection: slug, label: "New password", path: "password" } as const
const currentPasswordField = {
  collection: slug,
  label: "Your present password",
  path: "currentPassword",
} as const

/** Longer than a site user's: an administrator can change everything. */
const minPasswordLength = 12

/** What is wrong with an administrator's new password, or null. */
export function problemOf(password: unknown): string | null {
  if (typeof password !== "string") return "This must be a text."
  const length = [...password].length
  if (length < minPasswordLength) {
    return `An administrator's password must be at least ${minPasswordLength} characters long.`
  }
  if (length > maxPasswordLength)
    return `This must be at most ${maxPasswordLength} characters long.`
  return isCommonPassword(password) ? tooCommon : null
}

/**
 * Validates every new password of an administrator, whether set in the panel, by a reset or by
 * `npm run setup`. In the panel, changing one's own or a colleague's password takes one's own
 * current password, so that an unlocked computer is not enough.
 */
export function checkNewPassword(limits: Limits): CollectionBeforeOperationHook<typeof slug> {
  return async ({ args, operation, req }) => {
    if (!["create", "resetPassword", "update"].includes(operation)) return args
    const given = "data" in args ? args.data : null
    const { currentPassword, ...data } = (given ?? {}) as Record<string, unknown>
    const { password } = data
    const checked = { ...args, data } as typeof args
    // The panel also sends empty fields.
    if (
      password === undefined ||
      password === null ||
      (password === "" && operation === "update")
    ) {
      return checked
    }
    const problem = problemOf(password)
    if (problem) throw fieldError(newPasswordField, problem, req)
    if (operation === "update" && req.user) {
      if (!("id" in args))
        throw fieldError(newPasswordField, "Passwords are changed one by one.", req)
      await checkCurrentPassword(currentPassword, req, limits)
    }
    req.context.hasNewPassword = operation === "update"
    return checked
  }
}

/** Counts as a sign-in attempt, or passwords could be guessed here. */
async function checkCurrentPassword(
  given: unknown,
  req: PayloadRequest,
  limits: Limits,
): Promise<void> {
  const wrong = "This is not your present password."
  if (typeof given !== "string" || given === "") {
    throw fieldError(currentPasswordField, "Write your present password to set a new one.", req)
  }
  const email = req.user?.email ?? ""
  const succeeded = await limits.attempt(req, slug, email)
  const stored = await req.payload.db.findOne<StoredPassword & { id: number }>({
    collection: slug,
    where: { id: { equals: req.user?.id } },
    req,
  })
  if (!(await isPassword(given, stored))) throw fieldError(currentPasswordField, wrong, req)
  await succeeded()
}
