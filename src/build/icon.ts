import { readFileSync } from "node:fs"
import { join } from "node:path"

const longest = 1000

/**
 * What the head links as the site's icon: static/favicon.svg as a data URL, so that no page asks for it beside its first
 * picture, or its path if it is so long that it would make every page slower.
 * @param folder static/
 */
export function iconAddress(folder: string): string {
  const icon = readFileSync(join(folder, "favicon.svg"), "utf8").trim()
  // Escapes only what no URL may contain: what stays readable compresses with the logo, which is the same drawing.
  const data = icon.replace(/[^\w\-.~:/?@!$&()*+,;=]/g, encodeURIComponent).replaceAll("'", "%27")
  const address = `data:image/svg+xml,${data}`
  return address.length <= longest ? address : "/favicon.svg"
}
