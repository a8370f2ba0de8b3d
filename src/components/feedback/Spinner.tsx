import * as css from "./Spinner.module.css"

type SpinnerProps = {
  /** What is being waited for, in words. */
  label: string
}

/** A shuttle that goes to and fro while something loads; the words are for everyone. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <p className={css.spinner} role="status">
      <span className={css.loom} aria-hidden="true" />
      {label}
    </p>
  )
}
