import { readFileSync } from "node:fs"
import { join } from "node:path"
import { shortClassName } from "../../../src/build/shortClassName"

const src = join(__dirname, "../../../src")

/**
 * Selector of a class in the built site, where names are short. For parts without a role or text.
 * @param module path of the CSS module below src, without its extensions
 */
export function classOf(module: string, className: string): string {
  const file = `${module}.module.css`
  return `.${shortClassName(file, readFileSync(join(src, file), "utf8"), className)}`
}
