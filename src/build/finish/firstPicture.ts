/** Width in pixels that suits a thumbnail on wide screens: a picture's next larger file serves it. */
const ENOUGH = 640
/** Without such a file, its largest one, unless that is narrower than this. */
const LEAST = 320

/** The file that makes a thumbnail of the first picture in a page's <main>, among those in its first format. */
export function firstPictureOf(html: string): string | undefined {
  const main = html.indexOf("<main")
  if (main < 0) return undefined
  // A picture's sources precede its <img>.
  const sources = html.slice(main, Math.max(main, html.indexOf("<img", main)))
  const srcSet = /<source type="image\/(?:avif|webp)" srcSet="([^"]*)"/i.exec(sources)?.[1] ?? ""
  const files = [...srcSet.matchAll(/([^\s,]+) (\d+)w/g)].map(([, address = "", width]) => ({
    address,
    width: Number(width),
  }))
  files.sort((a, b) => a.width - b.width)
  const chosen = files.find(({ width }) => width >= ENOUGH) ?? files.at(-1)
  return chosen && chosen.width >= LEAST ? chosen.address : undefined
}
