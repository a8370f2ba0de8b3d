import type { PageStart } from "./pageStart"

// Gatsby inserts its scripts into every written page between these markers, also into pages of an earlier build. They
// stay in place, so that a rebuild can put the new bundle's scripts into a page that it otherwise leaves alone.
const sliceStart = '<!-- slice-start id="_gatsby-scripts'
const sliceEnd = '<!-- slice-end id="_gatsby-scripts'
const markEnd = "-->"
const gatsbyPage = '<script id="gatsby-script-loader">'
const latePage = '<script type="application/json" id="late-page">'
const lateLoader = '<script id="late-loader">'
const scriptEnd = "</script>"

/**
 * Replaces Gatsby's scripts, which the parser would execute, with two inert data blocks, one for the page and one for the
 * build. A constant loader reads them and starts the scripts (docs/decisions/001-late-runtime.md).
 *
 * A build runs this on every page, thousands of them with a large blog. So the page stays a buffer, and both places are
 * searched from the end, where Gatsby writes them: decoding the page, matching patterns and encoding it again took four
 * times as long.
 * @param html a page as Gatsby wrote it, or one finished earlier, possibly with new scripts
 * @param start how its runtime starts
 * @param loader the loader's source
 * @throws Error when the markup isn't what this version of Gatsby writes; the page would silently lose its runtime
 */
export function makeRuntimeLate(html: Buffer, start: PageStart, loader: string): Buffer {
  const own = lastBlock(html, gatsbyPage, scriptEnd)
  const page = own ?? lastBlock(html, latePage, scriptEnd)
  if (!page) throw new Error("Gatsby's script loader was not found in the page")
  const pagePath: string = own
    ? jsonIn(own.inner, /window\.pagePath=("(?:[^"\\]|\\.)*")/)
    : JSON.parse(page.inner).pagePath

  const slice = lastBlock(html, sliceStart, sliceEnd)
  if (!slice || slice.from < page.to)
    throw new Error(`Gatsby's script markers were not found in the page ${pagePath}`)
  const opening = html.indexOf(markEnd, slice.from) + markEnd.length
  const ending = slice.to - sliceEnd.length
  const closing = html.indexOf(markEnd, slice.to) + markEnd.length
  const scripts = html.toString("utf8", opening, ending)
  const rest = html.subarray(closing)
  const finished = lastBlock(rest, lateLoader, scriptEnd)
  return Buffer.concat([
    html.subarray(0, page.from),
    Buffer.from(dataBlock("late-page", { pagePath, ...start })),
    html.subarray(page.to, opening),
    Buffer.from(scripts.includes('id="late-runtime"') ? scripts : runtimeBlock(scripts)),
    html.subarray(ending, closing),
    Buffer.from(`${lateLoader}${loader}${scriptEnd}`),
    finished ? rest.subarray(finished.to) : rest,
  ])
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

/** The loader as it is inlined: without comments and indentation. */
export function stripComments(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("//"))
    .join("\n")
}

function runtimeBlock(scripts: string): string {
  const sources = [...scripts.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src)
  if (sources.length === 0) throw new Error("A page has no Gatsby scripts between its markers")
  return dataBlock("late-runtime", {
    chunkMapping: jsonIn(scripts, /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/),
    compilationHash: jsonIn(scripts, /window\.___webpackCompilationHash=("[^"]*")/),
    scripts: sources,
  })
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
