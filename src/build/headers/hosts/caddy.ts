import { regexOf, regexOfAll } from "../patterns"
import type { HostTable } from "../types"
import { plain } from "./checks"

/**
 * Caddy: the headers and redirects, as a snippet named `site` for use inside a `route`, where the order of directives
 * counts.
 */
export function caddySnippet({ rules, redirects }: HostTable): string {
  const blocks = rules.map(({ about, paths, headers }, index) => {
    const everywhere = paths.includes("/*")
    const matcher = everywhere ? "" : `@rule${index} `
    const lines = Object.entries(headers).map(([name, value]) =>
      value === null ? `    -${name}\n` : `    ${name} "${plain(value)}"\n`,
    )
    const match = everywhere ? "" : `  @rule${index} path_regexp \`${regexOfAll(paths)}\`\n`
    return `  # ${about}\n${match}  header ${matcher}{\n${lines.join("")}  }\n`
  })
  const redirectLines = redirects.map(([from, to], index) => {
    const matcher = `@redirect${index}`
    return `  ${matcher} path_regexp \`${regexOf(plain(from))}\`\n  redir ${matcher} ${plain(to)} permanent\n`
  })
  return `# Written by the site's build: see docs/decisions/011-headers.md.\n(site) {\n${[...blocks, redirectLines.join("")].join("\n")}}\n`
}
