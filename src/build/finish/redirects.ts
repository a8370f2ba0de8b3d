import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

/**
 * Writes the permanent redirects for every kind of host: `_redirects`, which static hosts read, and a tiny page at each
 * old path, for those that read neither it nor the nginx configuration.
 * @param folder public/
 */
export async function writeRedirects(
  folder: string,
  redirects: [from: string, to: string][],
): Promise<void> {
  await writeFile(
    join(folder, "_redirects"),
    redirects.map(([from, to]) => `${from} ${to} 301\n`).join(""),
  )
  await Promise.all(
    redirects.map(async ([from, to]) => {
      await mkdir(join(folder, from), { recursive: true })
      await writeFile(join(folder, from, "index.html"), forwardingPage(to))
    }),
  )
}

/** A page that forwards at once, and can be followed by hand. */
export function forwardingPage(to: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved: <a href="${to}">${to}</a></p></body></html>\n`
}
