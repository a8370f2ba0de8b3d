import * as css from "./Seam.module.css"

/**
 * A kente strip along a band's top edge (docs/design.md#signature-moves). The band is `position:
 * relative`.
 */
export function Seam() {
  return <div className={css.seam} aria-hidden="true" />
}
