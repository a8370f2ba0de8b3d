import * as css from "./Preloader.module.css"

/**
 * The preloader: a kente strip that runs across the top edge for 700 ms (SPEC 2.2, 9). It is one CSS animation over
 * nothing, so that it delays no paint and hides nothing from anyone.
 */
export function Preloader() {
  return <div className={css.preloader} aria-hidden="true" />
}
