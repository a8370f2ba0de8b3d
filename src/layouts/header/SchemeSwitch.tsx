import { Icon } from "../../components/media/Icon"
import * as css from "./SchemeSwitch.module.css"

/**
 * Light or dark. Follows the system until the visitor chooses. The inline script in the head
 * (scheme.ts) handles the click, so it works before the runtime and the wrong scheme never flashes.
 */
export function SchemeSwitch() {
  return (
    <button type="button" className={css.toggle} data-scheme-switch="">
      <span className={css.sun}>
        <Icon name="sun" />
      </span>
      <span className={css.moon}>
        <Icon name="moon" />
      </span>
      <span className="visually-hidden">Switch between light and dark</span>
    </button>
  )
}
