import { REVALIDATE } from "../table"
import type { HeaderRule, HostTable } from "../types"
import { plain } from "./checks"

/** Cloudflare Pages ignores what exceeds these; Netlify's limits are higher. */
const limits = {
  headers: { lines: 100, unit: "rules", lineLength: 2_000 },
  redirects: { lines: 2_000, unit: "redirects", lineLength: 1_000 },
}

/**
 * `_headers`, which Cloudflare Pages and Netlify read. Both send the values of all matching rules, joined by commas; on
 * Cloudflare Pages, `! Name` drops those of earlier rules first. Netlify ignores that line.
 * @throws Error when it exceeds a limit of these hosts
 */
export function headersFile({ rules }: HostTable): string {
  const seen = new Set<string>()
  const blocks = rules.flatMap((rule) => {
    const lines = headerLines(rule, seen)
    return rule.paths.map((path) => [plain(path), ...lines])
  })
  checkLimits("_headers", blocks.length, blocks.flat(), limits.headers)
  const comments = rules.flatMap(({ about, paths }) =>
    paths.map((_, index) => (index === 0 ? `# ${about}\n` : "")),
  )
  return blocks.map((lines, index) => `${comments[index]}${lines.join("\n")}\n`).join("\n")
}

/** @param seen headers of earlier rules; those of this rule are added */
function headerLines({ headers }: HeaderRule, seen: Set<string>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    // Their default. Stated, it would be joined with the value of each more specific rule.
    if (value === REVALIDATE) return []
    const detach = seen.has(name) ? [`  ! ${name}`] : []
    seen.add(name)
    return value === null ? detach : [...detach, `  ${name}: ${plain(value)}`]
  })
}

/**
 * `_redirects`, each rule written twice. Netlify serves the forwarding page at the old path unless the rule is forced
 * (`!`). Cloudflare Pages forces every rule and skips lines with `!`. Other hosts serve the forwarding page.
 *
 * Then the pages: Cloudflare Pages would redirect each to its path with a slash at the end, which is not its address. A
 * rule with status 200 serves the page instead. Netlify does so by itself, and ignores the rule where the page exists.
 * @throws Error when it exceeds a limit of these hosts
 */
export function redirectsFile({ redirects, pages }: HostTable): string {
  const moved = redirects.flatMap(([from, to]) => [`${from} ${to} 301!`, `${from} ${to} 301`])
  const served = [...new Set(pages.flatMap(patternOf))].map((path) => `${path} ${path}/ 200`)
  const lines = [...moved, ...served]
  checkLimits("_redirects", redirects.length + served.length, lines, limits.redirects)
  return lines.map((line) => `${line}\n`).join("")
}

/** The path of a page, or a pattern for all pages at that depth of its folder: a blog may have more pages than rules are read. */
function patternOf(path: string): string[] {
  const [folder = "", ...rest] = path.split("/").slice(1)
  if (folder === "" || path.endsWith(".html")) return []
  return [[`/${plain(folder)}`, ...rest.map((_, depth) => `:part${depth + 1}`)].join("/")]
}

function checkLimits(
  file: string,
  count: number,
  lines: readonly string[],
  { lines: most, unit, lineLength }: (typeof limits)[keyof typeof limits],
) {
  if (count > most) {
    throw new Error(
      `public/${file} would have ${count} ${unit}, but Cloudflare Pages reads only ${most}. See src/build/headers/table.ts.`,
    )
  }
  const long = lines.find((line) => line.length > lineLength)
  if (!long) return
  const hashes = long.split("'sha256-").length - 1
  const cause =
    hashes > 0 ? ` It has ${hashes} hashes: inline scripts must be the same on all pages.` : ""
  throw new Error(
    `public/${file} would have a line of ${long.length} characters, but Cloudflare Pages reads only ${lineLength}: "${long.trim().slice(0, 60)}…".${cause}`,
  )
}
