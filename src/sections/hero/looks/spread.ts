import type { HeroLook } from "./look"
import * as classes from "./spread.module.css"

/** A headline across the page, and a picture that runs off the right edge and fades into the dark background. */
export const spread: HeroLook = {
  classes,
  sizes: "(min-width: 48em) 68vw, 100vw",
}
