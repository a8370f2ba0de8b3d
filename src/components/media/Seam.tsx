import * as css from "./Seam.module.css"

/** A kente strip along the top of a `position: relative` band (docs/design.md#signature-moves). */
export function Seam() {
  return <div className={css.seam} aria-hidden="true" />
}
