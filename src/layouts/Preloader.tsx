import * as css from "./Preloader.module.css"

/**
 * The preloader: a kente strip that runs across the top edge for 700 ms
 * (docs/specification.md#constants). A CSS animation on an overlay delays no paint, hides no
 * content.
 */
export function Preloader() {
  return <div className={css.preloader} aria-hidden="true" />
}
