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
}

/** A countdown in four boxes. Screen readers can read the timer, but it does not announce every second. */
export function Countdown({ label, units, left }: CountdownProps) {
  // Rounded up, so that the boxes show zero only when the time is over.
  const seconds = left === null ? null : Math.ceil(left / 1000)
  const boxes = [
    { unit: units.days, per: 86_400, of: Number.POSITIVE_INFINITY },
    { unit: units.hours, per: 3600, of: 24 },
    { unit: units.minutes, per: 60, of: 60 },
    { unit: units.seconds, per: 1, of: 60 },
  ]
  return (
    <div
      className={left === 0 ? `${css.timer} ${css.over}` : css.timer}
      role="timer"
      aria-label={label}
    >
      {boxes.map(({ unit, per, of }) => (
        <p key={unit} className={css.box}>
          <span className={css.figure}>
            {seconds === null ? (
              <span aria-hidden="true">––</span>
            ) : (
              twoDigits(Math.floor(seconds / per) % of)
            )}
          </span>{" "}
          <span className={css.unit}>{unit}</span>
        </p>
      ))}
    </div>
  )
}
