import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload"
import { isCommonPassword, tooCommon } from "../accounts/commonPasswords.ts"
import { isPassword, type StoredPassword } from "../accounts/passwords.ts"
import type { Limits } from "../limits/limits.ts"
import { longestPassword } from "../product/auth/fields.ts"

const slug = "administrators"

/** Longer than a site user's: an administrator can change everything. */
const shortestPassword = 12

/** What is wrong with an administrator's new password, or null. */
export function problemOf(password: unknown): string | null {
  if (typeof password !== "string") return "This must be a text."
  const length = [...password].length
  if (length < shortestPassword) {
    return `An administrator's password must be at least ${shortestPassword} characters long.`
  }
  if (length > longestPassword) return `This must be at most ${longestPassword} characters long.`
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
    const { presentPassword, ...data } = (given ?? {}) as Record<string, unknown>
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
    if (problem) throw refuse("password", problem, req)
    if (operation === "update" && req.user) {
      if (!("id" in args)) throw refuse("password", "Passwords are changed one by one.", req)
      await checkPresent(presentPassword, req, limits)
    }
    req.context.hasNewPassword = operation === "update"
    return checked
  }
}

/** Counts as a sign-in attempt, or passwords could be guessed here. */
async function checkPresent(given: unknown, req: PayloadRequest, limits: Limits): Promise<void> {
  const wrong = "This is not your present password."
  if (typeof given !== "string" || given === "") {
    throw refuse("presentPassword", "Write your present password to set a new one.", req)
  }
  const email = req.user?.email ?? ""
  const succeeded = await limits.attempt(req, slug, email)
  const stored = await req.payload.db.findOne<StoredPassword & { id: number }>({
    collection: slug,
    where: { id: { equals: req.user?.id } },
    req,
  })
  if (!(await isPassword(given, stored))) throw refuse("presentPassword", wrong, req)
  await succeeded()
}

/** The panel shows the label in its notification and the message at the field. */
const labels = { password: "New password", presentPassword: "Your present password" }

function refuse(path: keyof typeof labels, message: string, req: PayloadRequest): ValidationError {
  const errors = [{ label: labels[path], message, path }]
  return new ValidationError({ collection: slug, errors, req }, req.t)
}
