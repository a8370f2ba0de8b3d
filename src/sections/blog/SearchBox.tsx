import { useEffect, useId, useRef } from "react"
import { classes } from "../../components/classes"
import { Icon } from "../../components/media/Icon"
import * as css from "./SearchBox.module.css"

type SearchBoxProps = {
  label: string
  /** Current search term. */
  question?: string
  /** True where searching is what the page is for; its title says so, and the label is for screen readers alone. */
  large?: boolean
}

/**
 * Search form for /blog/search. It needs no script; `noValidate` tells the late loader not to hold back an early submit
 * (docs/decisions/001-late-runtime.md).
 */
export function SearchBox({ label, question = "", large = false }: SearchBoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // The URL is read after hydration; keep what the visitor has typed by then.
  useEffect(() => {
    if (box.current?.value === "") box.current.value = question
  }, [question])
  return (
    <form
      role="search"
      className={classes(css.form, large && css.large)}
      action="/blog/search"
      method="get"
      noValidate
    >
      <label className={large ? "visually-hidden" : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        <input ref={box} id={id} className={css.box} type="search" name="q" autoComplete="off" />
        <button className={css.button} type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
    </form>
  )
}
