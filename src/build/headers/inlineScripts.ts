import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"

/** Of each page: when and how large it was when read, and the sources of its inline scripts. */
type Memory = Record<string, { stamp: string; sources: string[] }>

/**
 * The policy's sources for all inline scripts of the written pages.
 * @param folder public/
 * @param memory file that keeps the result by page, so that the next build only reads pages that have changed
 */
export function inlineScriptSources(folder: string, memory: string): string[] {
  const before = readMemory(memory)
  const now: Memory = {}
  for (const file of pagesIn(folder)) {
    const { mtimeMs, size } = statSync(join(folder, file))
    const stamp = `${mtimeMs}/${size}`
    const known = before[file]
    now[file] =
      known?.stamp === stamp
        ? known
        : { stamp, sources: scriptSources(readFileSync(join(folder, file), "utf8")) }
  }
  writeFileSync(memory, JSON.stringify(now))
  return [...new Set(Object.values(now).flatMap(({ sources }) => sources))].sort()
}

function pagesIn(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // page-data/404.html is a folder.
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
      // _gatsby holds fragments of pages.
      .filter((file) => !file.startsWith("_gatsby"))
  )
}

function readMemory(file: string): Memory {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    // There is none yet, or a build was interrupted while writing it: read all pages.
    return {}
  }
}

/** The sources that allow a page's inline scripts, `'sha256-…'`. */
export function scriptSources(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = "", text = ""]) =>
      isInlineScript(attributes) ? [`'sha256-${sha256(text)}'`] : [],
  )
}

/** Whether a browser asks the policy before it uses the element: not for data blocks such as JSON-LD. */
function isInlineScript(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false
  const [, quoted, bare] = /\stype\s*=\s*(?:["']([^"']*)["']|([^\s"'>]+))/i.exec(attributes) ?? []
  const type = (quoted ?? bare ?? "").trim()
  return /^$|^module$|^importmap$|^speculationrules$|javascript|ecmascript/i.test(type)
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64")
}
