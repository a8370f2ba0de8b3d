import * as css from "./HangingCloths.module.css"

/**
 * Three cloths that hang from the header, over the last three patches of the opening whose child they are (WorkOpening). On wide
 * screens only.
 */
export function HangingCloths() {
  return (
    <div className={css.cloths} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
