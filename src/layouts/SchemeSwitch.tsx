import { Icon } from "../components/media/Icon"
import * as css from "./SchemeSwitch.module.css"

/**
 * Light or dark. The system's choice holds until the visitor makes another one here. The head's inline script
 * (scheme.ts) listens for it, so that it works before the runtime and without a flash of the wrong scheme.
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
