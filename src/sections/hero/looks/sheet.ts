import type { HeroLook } from "./look"
import * as classes from "./sheet.module.css"

/** Text ruled like a ledger, beside a narrow picture. */
export const sheet: HeroLook = {
  classes,
  // Cropped to a third of its width.
  sizes: "(min-width: 56.25em) 75vw, 100vw",
}
