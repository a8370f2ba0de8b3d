import * as css from "./SkipLink.module.css"

/** First stop of the Tab key: past header and menu to the page's own content. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#content">
      Skip to content
    </a>
  )
}
