import type { HeroLook } from "./look"
import * as classes from "./poster.module.css"

/**
 * An edge-to-edge billboard in a bold colour, with a headline as wide as the page and a picture overhanging its foot.
 */
export const poster: HeroLook = {
  classes,
  sizes: "(min-width: 48em) 58vw, 95vw",
  tone: "bold",
}
