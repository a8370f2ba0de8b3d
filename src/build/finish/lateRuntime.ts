import type { PageStart } from "./pageStart"

// Gatsby stitches its scripts into every written page between these marks, into pages of an earlier build too. They
// stay, so that a rebuild that leaves a page as it is can still give it the scripts of the new bundle.
const sliceStart = '<!-- slice-start id="_gatsby-scripts'
const sliceEnd = '<!-- slice-end id="_gatsby-scripts'
const markEnd = "-->"
const gatsbyPage = '<script id="gatsby-script-loader">'
const latePage = '<script type="application/json" id="late-page">'
const lateLoader = '<script id="late-loader">'
const scriptEnd = "</script>"

/**
 * Takes Gatsby's scripts out of the parser's way (docs/decisions/001-late-runtime.md): what they need becomes two inert
 * data blocks, what differs by page and what differs by build; one constant loader reads them and starts the scripts.
 *
 * A build passes each of its pages through here, thousands of them where a blog has grown. So a page stays the bytes that
 * it is, and both places are looked for from its end, where Gatsby writes them: to decode it, search it with patterns
 * and encode it again took four times as long.
 * @param html a page as Gatsby has written it, or one that was finished before and may have been given new scripts
 * @param start how its runtime starts
 * @param loader the loader's source
 * @throws Error when the page is not written as this Gatsby writes pages; it would otherwise lose its runtime silently
 */
export function makeRuntimeLate(html: Buffer, start: PageStart, loader: string): Buffer {
  const own = lastBlock(html, gatsbyPage, scriptEnd)
  const page = own ?? lastBlock(html, latePage, scriptEnd)
  if (!page) throw new Error("Gatsby's script loader is not where it was")
  const pagePath: string = own
    ? jsonIn(own.inner, /window\.pagePath=("(?:[^"\\]|\\.)*")/)
    : JSON.parse(page.inner).pagePath

  const slice = lastBlock(html, sliceStart, sliceEnd)
  if (!slice || slice.from < page.to)
    throw new Error(`The page ${pagePath} has no place for scripts`)
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
  /** Where its opening mark begins. */
  from: number
  /** What stands between the marks. */
  inner: string
  /** Where its closing mark ends. */
  to: number
}

/** The last block between two marks, null where there is none. */
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

/** The loader as it goes into pages: without its comments and indents. */
export function stripComments(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("//"))
    .join("\n")
}

function runtimeBlock(scripts: string): string {
  const sources = [...scripts.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src)
  if (sources.length === 0) throw new Error("A page has no scripts to make late")
  return dataBlock("late-runtime", {
    chunkMapping: jsonIn(scripts, /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/),
    compilationHash: jsonIn(scripts, /window\.___webpackCompilationHash=("[^"]*")/),
    scripts: sources,
  })
}

function dataBlock(id: string, data: unknown): string {
  // In a data block only "<" could end it early.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c")
  return `<script type="application/json" id="${id}">${text}</script>`
}

function jsonIn(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`Gatsby's page scripts hold no ${pattern.source}`)
  return JSON.parse(found)
}
