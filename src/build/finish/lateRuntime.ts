import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { minify_sync } from "terser"
import type { PageStart } from "./pageStart"
import { speculationRules } from "./speculationRules"

// Gatsby inserts its scripts into every written page between these markers, also into pages of an earlier build. They
// stay in place, so that a rebuild can put the new bundle's scripts into a page that it otherwise leaves alone.
const sliceStart = '<!-- slice-start id="_gatsby-scripts'
const sliceEnd = '<!-- slice-end id="_gatsby-scripts'
const markEnd = "-->"
const gatsbyPage = '<script id="gatsby-script-loader">'
const latePage = '<script type="application/json" id="late-page">'
const lateLoader = '<script id="late-loader">'
const runtimeFailure = '<script id="runtime-failure">'
const speculation = '<script type="speculationrules">'
const earlyRequests = '<script id="early-requests">'
const scriptEnd = "</script>"
const headEnd = "</head>"

/** Gatsby's scripts, with what their loader needs to know of the build. */
type Runtime = { chunkMapping: string; compilationHash: string; scripts: string[] }

/** The code that starts the runtime. */
type Loader = {
  /** The inline script of every page. */
  inline: string
  /** The one of pages whose runtime starts at once. */
  early: string
  /** The one of pages with a message for a runtime that fails to load. */
  failure: string
  /** Writes the file that the inline script loads. @returns its path */
  publish: (runtime: Runtime) => string
}

/**
 * Reads the code that starts the runtime.
 * @param source folder of lateLoader.js and lateFile.js
 * @param folder public/
 */
export function readLoader(source: string, folder: string): Loader {
  const code = readFileSync(join(source, "lateFile.js"), "utf8")
  const published = new Map<string, string>()
  return {
    inline: minified(readFileSync(join(source, "lateLoader.js"), "utf8")),
    early: minified(readFileSync(join(source, "earlyRequests.js"), "utf8")),
    failure: minified(readFileSync(join(source, "runtimeFailure.js"), "utf8")),
    publish: ({ chunkMapping, ...runtime }) => {
      const data = JSON.stringify({ ...runtime, chunks: withoutTheirNames(chunkMapping) })
      const path =
        published.get(data) ?? write(folder, minified(code.replace("RUNTIME", () => data)))
      published.set(data, path)
      return path
    },
  }
}

/**
 * Each chunk's files, without the slash and the chunk's name that most begin with: a quarter less after Brotli. lateFile.js
 * adds them again.
 * @param chunkMapping JSON of the files by chunk
 */
function withoutTheirNames(chunkMapping: string): Record<string, string[]> {
  const chunks: Record<string, string[]> = JSON.parse(chunkMapping)
  return Object.fromEntries(
    Object.entries(chunks).map(([name, files]) => [
      name,
      files.map((file) => (file.startsWith(`/${name}`) ? file.slice(name.length + 1) : file)),
    ]),
  )
}

function write(folder: string, code: string): string {
  const path = `/late-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`
  writeFileSync(join(folder, path), code)
  return path
}

function minified(source: string): string {
  const { code } = minify_sync(source, { ecma: 2020 })
  if (!code) throw new Error("The code that starts the runtime is empty once minified")
  return code.replaceAll("</", "<\\/")
}

/**
 * Replaces Gatsby's scripts, which the parser would execute, with two inert data blocks, one for the page and one for the
 * build, and puts a constant loader in the head, which reads them and starts the scripts (docs/decisions/001-late-runtime.md).
 *
 * A build runs this on every page, thousands of them with a large blog. So the page stays a buffer, and both places are
 * searched from the end, where Gatsby writes them: decoding the page, matching patterns and encoding it again took four
 * times as long.
 * @param html a page as Gatsby wrote it, or one finished earlier, possibly with new scripts
 * @param start how its runtime starts
 * @throws Error when the markup isn't what this version of Gatsby writes; the page would silently lose its runtime
 */
export function makeRuntimeLate(html: Buffer, start: PageStart, loader: Loader): Buffer {
  const own = lastBlock(html, gatsbyPage, scriptEnd)
  const page = own ?? lastBlock(html, latePage, scriptEnd)
  if (!page) throw new Error("Gatsby's script loader was not found in the page")
  const pagePath: string = own
    ? jsonIn(own.inner, /window\.pagePath=("(?:[^"\\]|\\.)*")/)
    : JSON.parse(page.inner).pagePath

  const slice = lastBlock(html, sliceStart, sliceEnd)
  const head = html.indexOf(headEnd)
  if (!slice || slice.from < page.to || head < 0)
    throw new Error(`Gatsby's script markers were not found in the page ${pagePath}`)
  const opening = html.indexOf(markEnd, slice.from) + markEnd.length
  const ending = slice.to - sliceEnd.length
  const scripts = html.toString("utf8", opening, ending)
  const rules = start.start === "late" ? `${speculation}${speculationRules}${scriptEnd}` : ""
  const hasMessage = html.indexOf(" data-runtime-failure=", head) >= 0
  const failure = hasMessage ? `${runtimeFailure}${loader.failure}${scriptEnd}` : ""
  const closing = html.indexOf(markEnd, slice.to) + markEnd.length
  const rest = html.subarray(closing)
  const known = lastBlock(rest, earlyRequests, scriptEnd)
  return Buffer.concat([
    html.subarray(0, endOfGatsbyHead(html, head)),
    // The rules come first, so that the loader can take them back before they apply.
    Buffer.from(`${rules}${lateLoader}${loader.inline}${scriptEnd}${failure}`),
    html.subarray(head, page.from),
    Buffer.from(dataBlock("late-page", { pagePath, ...start })),
    html.subarray(page.to, opening),
    Buffer.from(
      scripts.includes('id="late-runtime"')
        ? scripts
        : dataBlock("late-runtime", loader.publish(runtimeIn(scripts))),
    ),
    html.subarray(ending, closing),
    Buffer.from(start.start === "now" ? `${earlyRequests}${loader.early}${scriptEnd}` : ""),
    known ? rest.subarray(known.to) : rest,
  ])
}

/** Where the scripts of an earlier run start, or else the head ends. */
function endOfGatsbyHead(html: Buffer, head: number): number {
  const written = html.subarray(0, head)
  const starts = [written.lastIndexOf(speculation), written.lastIndexOf(lateLoader)]
  return Math.min(head, ...starts.filter((start) => start >= 0))
}

type Block = {
  /** Start of the opening marker. */
  from: number
  /** What is between the markers. */
  inner: string
  /** End of the closing marker. */
  to: number
}

/** The last block between two markers; null if there is none. */
function lastBlock(html: Buffer, opening: string, closing: string): Block | null {
  const from = html.lastIndexOf(opening)
  const end = from < 0 ? -1 : html.indexOf(closing, from)
  if (end < 0) return null
  return {
    from,
    inner: html.toString("utf8", from + opening.length, end),
    to: end + closing.length,
  }
}

function runtimeIn(scripts: string): Runtime {
  const sources = [...scripts.matchAll(/<script src="([^"]+)" async/g)].map(([, src = ""]) => src)
  if (sources.length === 0) throw new Error("A page has no Gatsby scripts between its markers")
  return {
    chunkMapping: jsonIn(scripts, /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/),
    compilationHash: jsonIn(scripts, /window\.___webpackCompilationHash=("[^"]*")/),
    scripts: sources,
  }
}

function dataBlock(id: string, data: unknown): string {
  // Only "<" could end a data block early.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c")
  return `<script type="application/json" id="${id}">${text}</script>`
}

function jsonIn(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`Gatsby's page scripts don't match ${pattern.source}`)
  return JSON.parse(found)
}
