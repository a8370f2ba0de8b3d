import { readFileSync } from "node:fs"

export type Scheme = "light" | "dark"

/** The theme that sets every role; the others inherit from it what they don't set. */
const BASE = "loom"

/**
 * Colours of the themes as plain values, for whatever cannot read a stylesheet: the web manifest,
 * icons, social cards.
 * @param css content of src/styles/themes.css
 * @returns a function from a role, such as "ground", to its colour
 * @throws Error when the stylesheet has no such theme or role
 */
export function themeColours(css: string, theme: string, scheme: Scheme): (role: string) => string {
  const values = new Map(
    [BASE, theme].flatMap((name) =>
      [...rulesOf(css, name).matchAll(/--([\w-]+): ([^;]+);/g)].map(
        ([, role = "", value = ""]) => [role, value] as const,
      ),
    ),
  )
  return function colour(role: string): string {
    const value = inScheme(values.get(role) ?? "", scheme)
    if (!value) throw new Error(`src/styles/themes.css: the theme "${theme}" has no --${role}.`)
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return other ? colour(other) : value
  }
}

/** The same, of the site's own stylesheet. */
export function siteColours(theme: string, scheme: Scheme): (role: string) => string {
  return themeColours(readFileSync("src/styles/themes.css", "utf8"), theme, scheme)
}

function rulesOf(css: string, theme: string): string {
  const rules = css.split(`[data-theme="${theme}"] {`)[1]?.split("}")[0]
  if (rules === undefined) throw new Error(`src/styles/themes.css has no theme "${theme}".`)
  return rules
}

/** `light-dark(a, b)` resolved; other values as they are. */
function inScheme(value: string, scheme: Scheme): string {
  const [, light, dark] = /^light-dark\(([^,]+), (.+)\)$/.exec(value) ?? []
  return (scheme === "light" ? light : dark) ?? value
}
