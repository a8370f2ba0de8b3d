import * as css from "./SkipLink.module.css"

/** The first stop of the Tab key: skips the header and menu. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#content">
      Skip to content
    </a>
  )
}
