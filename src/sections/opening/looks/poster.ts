import type { HeroLook } from "./look"
import * as classes from "./poster.module.css"

/**
 * A hoarding in the accent from edge to edge, its headline as wide as the page, the picture hung out of its lower edge.
 */
export const poster: HeroLook = {
  classes,
  sizes: "(min-width: 56.25em) 60vw, 100vw",
  tone: "bold",
}
