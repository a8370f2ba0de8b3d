/** Path of a page's HTML file below public/. */
export function pageFile(path: string): string {
  return path.endsWith(".html") ? path.slice(1) : `${path.slice(1)}/index.html`.replace(/^\//, "")
}
