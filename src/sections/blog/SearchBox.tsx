import { useId } from "react"
import { Icon } from "../../components/media/Icon"
import * as css from "./SearchBox.module.css"

type SearchBoxProps = {
  label: string
  /** What is searched for now. */
  question?: string
}

/**
 * Asks /blog/search. A plain form that needs no script; `noValidate` tells the late loader that it has nothing to wait
 * for.
 */
export function SearchBox({ label, question = "" }: SearchBoxProps) {
  const id = useId()
  return (
    <form role="search" className={css.form} action="/blog/search" method="get" noValidate>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        {/* Another question on the same page is another box. */}
        <input
          key={question}
          id={id}
          className={css.box}
          type="search"
          name="q"
          defaultValue={question}
          autoComplete="off"
        />
        <button className={css.button} type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
    </form>
  )
}
