import type { HeroLook } from "./look"
import * as classes from "./sheet.module.css"

/** Text ruled like a ledger, beside a narrow picture. */
export const sheet: HeroLook = {
  classes,
  // Upright, and as tall as the window.
  sizes: "(min-width: 56.25em) 45vw, 100vw",
}
