/** When a page's runtime starts: after load and idle or at the first sign of interest, or at once. */
export type Start = "late" | "now"

/**
 * Takes Gatsby's scripts out of the parser's way (DESIGN "The late runtime"): what they need becomes an inert data
 * block, and one constant loader starts them.
 * @param html a page as Gatsby has written it
 * @param startOf when the runtime of a page path starts
 * @param loader the loader's source
 * @throws Error when the page is not written as this Gatsby writes pages; it would otherwise lose its runtime silently
 */
export function makeRuntimeLate(
  html: string,
  startOf: (pagePath: string) => Start,
  loader: string,
): string {
  const begin = html.indexOf('<script id="gatsby-script-loader">')
  const end = html.indexOf("</body>", begin)
  if (begin < 0 || end < 0) throw new Error("Gatsby's script loader is not where it was")
  const tail = html.slice(begin, end)
  const pagePath = jsonIn(tail, /window\.pagePath=("(?:[^"\\]|\\.)*")/)
  const data = {
    start: startOf(pagePath),
    pagePath,
    chunkMapping: jsonIn(tail, /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/),
    compilationHash: jsonIn(tail, /window\.___webpackCompilationHash=("[^"]*")/),
    scripts: [...tail.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src),
  }
  if (data.scripts.length === 0) throw new Error(`The page ${pagePath} has no scripts to make late`)
  // In a data block only "<" could end it early.
  const block = JSON.stringify(data).replaceAll("<", "\\u003c")
  return `${html.slice(0, begin)}<script type="application/json" id="late-runtime">${block}</script><script>${loader}</script>${html.slice(end)}`
}

/** The loader as it goes into pages: without its comments and indents. */
export function stripComments(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("//"))
    .join("\n")
}

function jsonIn(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`Gatsby's page scripts hold no ${pattern.source}`)
  return JSON.parse(found)
}
