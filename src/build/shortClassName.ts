import { createHash } from "node:crypto"

const characters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

/**
 * The name that a class (or an animation) of a CSS module has in a production build. Pages carry their styles, so each
 * character counts, above all those that differ and therefore don't compress; the dev server keeps readable names.
 * @param file path of the CSS module, relative to src
 * @param css its text
 * @returns three letters and digits for the file, a letter first, and one or two for the class; if two files should ever
 *   share theirs, __tests__/build/styles.spec.ts finds it: rename one of them
 * @throws Error when the file has no such class
 */
export function shortClassName(file: string, css: string, className: string): string {
  const position = namesIn(css).indexOf(className)
  if (position < 0) throw new Error(`src/${file} has no class or animation “${className}”.`)
  const hash = createHash("sha256").update(file.replaceAll("\\", "/")).digest("base64")
  const prefix = hash.replace(/[^a-zA-Z0-9]/g, "").replace(/^\d+/, "")
  return prefix.slice(0, 3) + digits(position)
}

/** Classes and animations in the order in which they first appear. */
function namesIn(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "")
  const names = text.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)
  return [...new Set([...names].map(([, name = ""]) => name))]
}

function digits(position: number): string {
  const base = characters.length
  const last = characters.charAt(position % base)
  return position < base ? last : digits(Math.floor(position / base) - 1) + last
}
