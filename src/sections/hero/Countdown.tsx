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
}

/**
 * A countdown in four boxes, whose digits stand on drums, as on the counter of a loom, and hang from the ends of its warp.
 * Screen readers can read the timer, but it does not announce every second.
 */
export function Countdown({ label, units, left }: CountdownProps) {
  // Rounded up, so that the boxes show zero only when the time is over.
  const seconds = left === null ? null : Math.ceil(left / 1000)
  const boxes = [
    { unit: units.days, per: 86_400, of: Number.POSITIVE_INFINITY },
    { unit: units.hours, per: 3600, of: 24 },
    { unit: units.minutes, per: 60, of: 60 },
    { unit: units.seconds, per: 1, of: 60 },
  ]
  const days = twoDigits(Math.floor((seconds ?? 0) / 86_400))
  return (
    <div
      className={css.timer}
      role="timer"
      aria-label={label}
      style={{ "--digits": days.length } as CSSProperties}
    >
      {boxes.map(({ unit, per, of }) => {
        const figure = seconds === null ? "––" : twoDigits(Math.floor(seconds / per) % of)
        return (
          <p key={unit} className={css.box} style={{ "--drums": figure.length } as CSSProperties}>
            <span className={css.figure} {...(seconds === null && { "aria-hidden": true })}>
              {figure}
            </span>{" "}
            <span className={css.unit}>{unit}</span>
          </p>
        )
      })}
    </div>
  )
}
