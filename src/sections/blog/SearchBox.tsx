import { useEffect, useId, useRef } from "react"
import { Icon } from "../../components/media/Icon"
import * as css from "./SearchBox.module.css"

type SearchBoxProps = {
  label: string
  /** What is searched for now. */
  question?: string
  /** The one thing to do on its page, and not one beside others. */
  large?: boolean
}

/**
 * Asks /blog/search. A plain form that needs no script; `noValidate` tells the late loader that it has nothing to wait
 * for.
 */
export function SearchBox({ label, question = "", large = false }: SearchBoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // The address is read late; what the visitor has typed by then stays.
  useEffect(() => {
    if (box.current?.value === "") box.current.value = question
  }, [question])
  return (
    <form
      role="search"
      className={`${css.form} ${large ? css.large : ""}`}
      action="/blog/search"
      method="get"
      noValidate
    >
      <label className={css.label} htmlFor={id}>
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
