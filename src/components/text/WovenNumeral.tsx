import * as css from "./WovenNumeral.module.css"

type WovenNumeralProps = {
  number: number
  /** Sets its size, and that of the weave. */
  className: string | undefined
}

/** The number of an item, cut from cloth. Hidden from screen readers, which number lists themselves. */
export function WovenNumeral({ number, className }: WovenNumeralProps) {
  return (
    <span className={`${css.numeral} ${className}`} aria-hidden="true">
      {number}
    </span>
  )
}
