import * as classes from "./liftoff.module.css"
import type { HeroLook } from "./look"

/**
 * The picture in the middle of the page, with a line of the headline on either side and the route starting below it.
 */
export const liftoff: HeroLook = {
  classes,
  sizes: "(min-width: 48em) 68vw, 134vw",
}
