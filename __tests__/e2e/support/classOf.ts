import { shortClassName } from "../../../src/build/shortClassName"

/**
 * Selector of a class in the built site, where names are short. For parts without a role or text.
 * @param module path of the CSS module below src, without its extensions
 */
export function classOf(module: string, className: string): string {
  return `.${shortClassName(`${module}.module.css`, className)}`
}
