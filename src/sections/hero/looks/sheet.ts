import type { HeroLook } from "./look"
import * as classes from "./sheet.module.css"

/** Text ruled like a ledger, beside a narrow picture. */
export const sheet: HeroLook = {
  classes,
  // Upright, and as tall as the window or, in narrower ones, as the headline beside it.
  sizes: "(min-width: 75em) max(29vw, 75vh), (min-width: 48em) 36vw, 100vw",
}
