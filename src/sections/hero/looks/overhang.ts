import type { HeroLook } from "./look"
import * as classes from "./overhang.module.css"

/** A headline as wide as the page above a cut-out that runs out of the window; used by the consulting home page. */
export const overhang: HeroLook = {
  classes,
  // On phones for 190vw a larger file would be chosen, of which most is out of the window.
  sizes: "(min-width: 62.5em) 75vw, (min-width: 48em) 122vw, 162vw",
}
