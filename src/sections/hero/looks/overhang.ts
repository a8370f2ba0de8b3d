import type { HeroLook } from "./look"
import * as classes from "./overhang.module.css"

/** A headline beside a cut-out that runs out of the window; used by the consulting home page. */
export const overhang: HeroLook = {
  classes,
  sizes: "(min-width: 62.5em) 57vw, 145vw",
}
