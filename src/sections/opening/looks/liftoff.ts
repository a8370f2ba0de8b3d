import * as classes from "./liftoff.module.css"
import type { HeroLook } from "./look"

/**
 * The picture in the page's middle, a line of the headline on either side of it, and the route that starts below it.
 */
export const liftoff: HeroLook = {
  classes,
  // Its height decides: what stands beyond the frame is cut.
  sizes: "(min-width: 56.25em) max(60vw, 90vh), 100vw",
}
