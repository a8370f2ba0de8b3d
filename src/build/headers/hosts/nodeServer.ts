import { regexOf, regexOfAll } from "../patterns"
import type { HostTable } from "../types"

/** A rule as `npm run serve` reads it. */
type ServedTable = {
  rules: { match: string; headers: HostTable["rules"][number]["headers"] }[]
  redirects: { match: string; to: string }[]
}

/** The table with regular expressions, for scripts/lib/services/siteServer.mjs. */
export function servedTable({ rules, redirects }: HostTable): ServedTable {
  return {
    rules: rules.map(({ paths, headers }) => ({ match: regexOfAll(paths), headers })),
    redirects: redirects.map(([from, to]) => ({ match: regexOf(from), to })),
  }
}
