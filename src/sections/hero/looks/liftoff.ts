import * as classes from "./liftoff.module.css"
import type { HeroLook } from "./look"

/**
 * The picture in the middle of the page, with a line of the headline on either side and the route starting below it.
 */
export const liftoff: HeroLook = {
  classes,
  // The height decides: the sides are cropped.
  sizes: "(min-width: 56.25em) max(60vw, 90vh), 100vw",
}
