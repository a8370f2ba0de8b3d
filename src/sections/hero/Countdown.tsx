import type { CSSProperties } from "react"
import { twoDigits } from "../../components/text/twoDigits"
import * as css from "./Countdown.module.css"

type CountdownProps = {
  /** Accessible name of the timer. */
  label: string
  /** Labels below the boxes. */
  units: {
    readonly days: string
    readonly hours: string
    readonly minutes: string
    readonly seconds: string
  }
  /** Time left in ms; null before hydration. */
  left: number | null
  /** Sentence above the zeros, once the time is over. */
  zero: string
}

/**
 * A countdown in four boxes, whose digits stand on drums, as on the counter of a loom. Screen readers can read the timer, but
 * it does not announce every second.
 */
export function Countdown({ label, units, left, zero }: CountdownProps) {
  // Rounded up, so that the boxes show zero only when the time is over.
  const seconds = left === null ? null : Math.ceil(left / 1000)
  const boxes = [
    { unit: units.days, per: 86_400, of: Number.POSITIVE_INFINITY },
    { unit: units.hours, per: 3600, of: 24 },
    { unit: units.minutes, per: 60, of: 60 },
    { unit: units.seconds, per: 1, of: 60 },
  ]
  const isOver = left === 0
  const days = twoDigits(Math.floor((seconds ?? 0) / 86_400))
  return (
    <div className={css.counter}>
      {isOver && <p className={css.zero}>{zero}</p>}
      <div
        className={css.timer}
        role="timer"
        aria-label={label}
        style={{ "--digits": days.length } as CSSProperties}
      >
        {boxes.map(({ unit, per, of }) => {
          const figure = seconds === null ? "––" : twoDigits(Math.floor(seconds / per) % of)
          return (
            <p key={unit} className={css.box}>
              <span
                className={css.figure}
                style={{ "--drums": figure.length } as CSSProperties}
                {...(seconds === null && { "aria-hidden": true })}
              >
                {figure}
              </span>{" "}
              <span className={css.unit}>{unit}</span>
            </p>
          )
        })}
      </div>
    </div>
  )
}
