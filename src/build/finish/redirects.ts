import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { language } from "../../seo/language"

/**
 * Writes the permanent redirects for every kind of host: `_redirects`, which static hosts read, and a small page at each
 * old path for hosts that read neither that file nor the nginx configuration.
 * @param folder public/
 */
export async function writeRedirects(
  folder: string,
  redirects: [from: string, to: string][],
): Promise<void> {
  await removeOutdated(folder, redirects)
  await writeFile(join(folder, "_redirects"), redirectRules(redirects))
  await Promise.all(
    redirects.map(async ([from, to]) => {
      await mkdir(join(folder, from), { recursive: true })
      await writeFile(join(folder, from, "index.html"), forwardingPage(to))
    }),
  )
}

/** Removes the forwarding pages of the previous build's redirects that this build lacks. */
async function removeOutdated(folder: string, redirects: [from: string, to: string][]) {
  const rules = await readIfPresent(join(folder, "_redirects"))
  const current = new Set(redirects.map(([from]) => from))
  for (const [, from = "", to = ""] of rules.matchAll(/^(\S+) (\S+) 301$/gm)) {
    const file = join(folder, from, "index.html")
    // Unless this build has written a page there.
    if (!current.has(from) && (await readIfPresent(file)) === forwardingPage(to)) await rm(file)
  }
}

async function readIfPresent(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return ""
    throw error
  }
}

/**
 * The rules of `_redirects`, each written twice. Netlify serves the forwarding page at the old path unless the rule is
 * forced (`!`). Cloudflare Pages forces every rule and skips lines with `!`. Other hosts serve the forwarding page.
 */
export function redirectRules(redirects: [from: string, to: string][]): string {
  return redirects.map(([from, to]) => `${from} ${to} 301!\n${from} ${to} 301\n`).join("")
}

/** A page that redirects immediately, with a link as a fallback. */
export function forwardingPage(to: string): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved: <a href="${to}">${to}</a></p></body></html>\n`
}
