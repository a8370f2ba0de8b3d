import { mkdir, writeFile } from "node:fs/promises"
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
  await Promise.all(
    redirects.map(async ([from, to]) => {
      await mkdir(join(folder, from), { recursive: true })
      await writeFile(join(folder, from, "index.html"), forwardingPage(to))
    }),
  )
}

/** A page that redirects immediately, with a link as a fallback. */
export function forwardingPage(to: string): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved: <a href="${to}">${to}</a></p></body></html>\n`
}
