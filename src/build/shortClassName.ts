import { createHash } from "node:crypto"

/**
 * The name that a class of a CSS module has in a production build. Pages carry their styles, so
 * each character counts; the dev server keeps readable names.
 * @param file path of the CSS module, relative to src
 * @returns five letters and digits, a letter first; __tests__/build/styles.spec.ts looks for duplicates
 */
export function shortClassName(file: string, className: string): string {
  const hash = createHash("sha256").update(`${file.replaceAll("\\", "/")} ${className}`)
  return hash
    .digest("base64")
    .replace(/[^a-zA-Z0-9]/g, "")
    .replace(/^\d+/, "")
    .slice(0, 5)
}
