import * as css from "./Spinner.module.css"

type SpinnerProps = {
  /** What is loading, in words. */
  label: string
}

/** A shuttle that moves to and fro while something loads, with a visible label. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <p className={css.spinner} role="status">
      <span className={css.loom} aria-hidden="true" />
      {label}
    </p>
  )
}
