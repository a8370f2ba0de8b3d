import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { language } from "../../seo/language"

/**
 * Writes a small page at each old path, for hosts that read none of the redirects that src/build/headers writes.
 * @param folder public/
 */
export async function writeForwardingPages(
  folder: string,
  redirects: [from: string, to: string][],
): Promise<void> {
  await removeOutdated(folder, redirects)
  await Promise.all(
    redirects.map(async ([from, to]) => {
      await mkdir(join(folder, from), { recursive: true })
      await writeFile(join(folder, from, "index.html"), forwardingPage(to))
    }),
  )
}

/**
 * Removes the forwarding pages of the previous build's redirects that this build lacks. `_redirects` is still the previous
 * build's at this point.
 */
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

/** A page that redirects immediately, with a link as a fallback. */
export function forwardingPage(to: string): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved: <a href="${to}">${to}</a></p></body></html>\n`
}
