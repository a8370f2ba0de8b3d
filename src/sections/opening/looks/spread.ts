import type { HeroLook } from "./look"
import * as classes from "./spread.module.css"

/** A headline across the page, and a picture that leaves it to the right and comes out of its dark. */
export const spread: HeroLook = {
  classes,
  sizes: "(min-width: 56.25em) 68vw, 100vw",
}
