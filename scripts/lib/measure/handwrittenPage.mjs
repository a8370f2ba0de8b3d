// @ts-check
import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../paths.mjs"

const fixture = path.join(root, "__tests__/support/measure/handwritten.html")
const place = "<!-- the homepage's largest picture -->"

/**
 * A page as one would write it by hand, with the homepage's largest picture, without script or typeface: the limit that
 * the site's pages are compared to.
 * @param {string} homepage HTML of `/`
 */
export function handwrittenPage(homepage) {
  const pictures = homepage.match(/<picture\b.*?<\/picture>/gs) ?? []
  const largest = pictures.find((picture) => /fetchpriority="high"/i.test(picture))
  if (!largest) throw new Error("The homepage has no picture with high priority.")
  const html = readFileSync(fixture, "utf8")
  if (!html.includes(place)) throw new Error(`${fixture} has no place for the picture.`)
  return html.replace(place, () => largest)
}
