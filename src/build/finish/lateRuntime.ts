import type { PageStart } from "./pageStart"

// Gatsby stitches its scripts into every written page between these marks, into pages of an earlier build too. They
// stay, so that a rebuild that leaves a page as it is can still give it the scripts of the new bundle.
const scriptsMark =
  /(<!-- slice-start id="_gatsby-scripts[^"]*" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts[^"]*" -->)/
const gatsbyPage = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/
const latePage = /<script type="application\/json" id="late-page">([\s\S]*?)<\/script>/
const lateLoader = /<script id="late-loader">[\s\S]*?<\/script>/

/**
 * Takes Gatsby's scripts out of the parser's way (DESIGN "The late runtime"): what they need becomes two inert data
 * blocks, what differs by page and what differs by build; one constant loader reads them and starts the scripts.
 * @param html a page as Gatsby has written it, or one that was finished before and may have been given new scripts
 * @param start how its runtime starts
 * @param loader the loader's source
 * @throws Error when the page is not written as this Gatsby writes pages; it would otherwise lose its runtime silently
 */
export function makeRuntimeLate(html: string, start: PageStart, loader: string): string {
  const pagePath = pagePathOf(html)
  const page = dataBlock("late-page", { pagePath, ...start })
  if (!scriptsMark.test(html)) throw new Error(`The page ${pagePath} has no place for scripts`)
  // Replacements are functions: "$" in a text is only a "$".
  return html
    .replace(lateLoader, "")
    .replace(gatsbyPage, () => page)
    .replace(latePage, () => page)
    .replace(scriptsMark, (_, open: string, scripts: string, close: string) => {
      const runtime = scripts.includes('id="late-runtime"') ? scripts : runtimeBlock(scripts)
      return `${open}${runtime}${close}<script id="late-loader">${loader}</script>`
    })
}

/** The loader as it goes into pages: without its comments and indents. */
export function stripComments(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("//"))
    .join("\n")
}

/** The path of a page, as Gatsby has written it or as it was finished before. */
function pagePathOf(html: string): string {
  const own = gatsbyPage.exec(html)?.[0]
  if (own) return jsonIn(own, /window\.pagePath=("(?:[^"\\]|\\.)*")/)
  const finished = latePage.exec(html)?.[1]
  if (!finished) throw new Error("Gatsby's script loader is not where it was")
  return JSON.parse(finished).pagePath
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
