import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { language } from "../../seo/language"

/**
 * Writes the permanent redirects for every kind of host: `_redirects`, which static hosts read, and a tiny page at each
 * old path, for those that read neither it nor the nginx configuration.
 * @param folder public/
 */
export async function writeRedirects(
  folder: string,
  redirects: [from: string, to: string][],
): Promise<void> {
  await writeFile(join(folder, "_redirects"), redirectRules(redirects))
  await Promise.all(
    redirects.map(async ([from, to]) => {
      await mkdir(join(folder, from), { recursive: true })
      await writeFile(join(folder, from, "index.html"), forwardingPage(to))
    }),
  )
}

/**
 * The rules of `_redirects`, each twice. Netlify serves the forwarding page at the old path unless the rule forces it
 * (`!`); Cloudflare Pages forces every rule of itself, and skips a line with that sign. Hosts that can't force serve the
 * forwarding page.
 */
export function redirectRules(redirects: [from: string, to: string][]): string {
  return redirects.map(([from, to]) => `${from} ${to} 301!\n${from} ${to} 301\n`).join("")
}

/** A page that forwards at once, and can be followed by hand. */
export function forwardingPage(to: string): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved: <a href="${to}">${to}</a></p></body></html>\n`
}
