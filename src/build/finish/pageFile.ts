/** The file of a page below public/, as Gatsby names it. */
export function pageFile(path: string): string {
  return path.endsWith(".html") ? path.slice(1) : `${path.slice(1)}/index.html`.replace(/^\//, "")
}
