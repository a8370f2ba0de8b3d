/**
 * A path pattern as a regular expression, in the syntax that JavaScript, nginx (PCRE) and Caddy (RE2) share. A page's path
 * also matches its spellings with a slash and as a file, which servers try.
 */
export function regexOf(pattern: string): string {
  const isPage = !pattern.includes("*") && !/\.\w+$/.test(pattern)
  const text = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace("*", ".*")
  return isPage ? `^${text}(?:/(?:index\\.html)?)?$` : `^${text}$`
}

/** One regular expression for several path patterns. */
export function regexOfAll(patterns: readonly string[]): string {
  return patterns.map(regexOf).join("|")
}
