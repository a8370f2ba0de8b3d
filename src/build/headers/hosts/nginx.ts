import { regexOf, regexOfAll } from "../patterns"
import type { HostTable } from "../types"
import { plain } from "./checks"

/** Longer caching is for files, not for redirects and errors at their addresses. */
const CACHE = "Cache-Control"

const note = "# Written by the site's build: see docs/decisions/011-headers.md.\n"

/**
 * nginx, http context: a variable for each header whose value depends on the path. With add_header in locations instead,
 * nginx would drop all headers of the server in each of them.
 */
export function nginxMaps(table: HostTable): string {
  const maps = namesOf(table).flatMap((name) => {
    const { fallback, exceptions } = valuesOf(name, table)
    if (exceptions.length === 0) return []
    const rows = exceptions.map(([regex, value]) => `  "~${regex}" "${value}";\n`)
    const byPath = `map $uri ${variableOf(name)} {\n  default "${fallback}";\n${rows.join("")}}\n`
    if (name !== CACHE) return [byPath]
    const found = `  "~^(?:200|206|304)$" ${variableOf(name)};\n`
    return [byPath, `map $status ${sentVariableOf(name)} {\n  default "${fallback}";\n${found}}\n`]
  })
  return [note, ...maps].join("\n")
}

/** nginx, server context: the headers, and the redirects. */
export function nginxServer(table: HostTable): string {
  const headers = namesOf(table).map((name) => {
    const { fallback, exceptions } = valuesOf(name, table)
    // A header with an empty value is not sent.
    const value = exceptions.length > 0 ? sentVariableOf(name) : `"${fallback}"`
    return `add_header ${name} ${value} always;\n`
  })
  const redirects = table.redirects.map(
    ([from, to]) => `location ~ "${regexOf(plain(from))}" { return 301 "${plain(to)}"; }\n`,
  )
  return [note, headers.join(""), redirects.join("")].join("\n")
}

/** Names of all headers in the table, in its order. */
function namesOf({ rules }: HostTable): string[] {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
}

/** The values of a header: of most paths, and of the paths that match a regular expression; the first match counts. */
function valuesOf(name: string, { rules }: HostTable) {
  const [first, ...others] = rules
  const exceptions = others
    .filter(({ headers }) => name in headers)
    .reverse()
    .map(
      ({ paths, headers }) => [regexOfAll(paths.map(plain)), plain(headers[name] ?? "")] as const,
    )
  return { fallback: plain(first?.headers[name] ?? ""), exceptions }
}

function variableOf(name: string): string {
  return `$site_${name.toLowerCase().replaceAll("-", "_")}`
}

/** The variable that is sent, which may depend on more than the path. */
function sentVariableOf(name: string): string {
  return name === CACHE ? `${variableOf(name)}_sent` : variableOf(name)
}
