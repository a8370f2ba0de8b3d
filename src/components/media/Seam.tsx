import * as css from "./Seam.module.css"

/** The upper edge of a band (BRAND "Signature moves"): a kente strip. The band is `position: relative`. */
export function Seam() {
  return <div className={css.seam} aria-hidden="true" />
}
