import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload"
import { isCommonPassword, tooCommon } from "../accounts/commonPasswords.ts"
import { isPassword, type StoredPassword } from "../accounts/passwords.ts"
import type { Limits } from "../limits/limits.ts"
import { longestPassword } from "../product/auth/fields.ts"

const slug = "administrators"

/** Whoever has one of these passwords may change everything: longer than a site user's. */
const shortestPassword = 12

/** What is wrong with a password that an administrator would have, or null. */
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
 * Holds every new password of an administrator to the rules, wherever it comes from: the panel, a reset, the set-up. Whoever changes one
 * in the panel, their own or a colleague's, gives their own present one, or a desk that was left would be enough.
 */
export function checkNewPassword(limits: Limits): CollectionBeforeOperationHook<typeof slug> {
  return async ({ args, operation, req }) => {
    if (!["create", "resetPassword", "update"].includes(operation)) return args
    const given = "data" in args ? args.data : null
    const { presentPassword, ...data } = (given ?? {}) as Record<string, unknown>
    const { password } = data
    const checked = { ...args, data } as typeof args
    // The panel sends empty fields along.
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

/** Counted like an attempt to sign in, or it could be guessed here. */
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

/** The panel shows the label in its notice, the message at the field. */
const labels = { password: "New password", presentPassword: "Your present password" }

function refuse(path: keyof typeof labels, message: string, req: PayloadRequest): ValidationError {
  const errors = [{ label: labels[path], message, path }]
  return new ValidationError({ collection: slug, errors, req }, req.t)
}
