import { useRef } from "react"
import * as css from "./Counter.module.css"
import { useCountUp } from "./useCountUp"

export type CounterData = {
  readonly value: number
  readonly prefix?: string | null
  readonly suffix?: string | null
  readonly decimals: number
  readonly label: string
}

type CounterProps = {
  counter: CounterData
  /** Duration of the count, in seconds (docs/specification.md#constants). */
  seconds: number
}

/** Where a count starts, as a share of the final figure: next to its label, a much smaller one would be wrong. */
const FROM = 0.9

/**
 * A figure with its label. The page is served with the final figure; it counts up only if it enters
 * the viewport after hydration, within the final figure's width, and not under reduced motion.
 */
export function Counter({ counter, seconds }: CounterProps) {
  const { value, prefix, suffix, decimals, label } = counter
  const root = useRef<HTMLDivElement>(null)
  const CountUp = useCountUp(root)
  const figure = `${prefix ?? ""}${value.toFixed(decimals)}${suffix ?? ""}`
  return (
    <div
      ref={root}
      className={css.counter}
      // Where a figure is as wide as its box, a long one is smaller.
      data-length={figure.length > 3 ? figure.length : undefined}
    >
      <dt className={css.label}>{label}</dt>
      <dd className={css.figure}>
        <span className={CountUp ? css.reserved : undefined}>{figure}</span>
        {CountUp && (
          <CountUp
            className={css.running}
            containerProps={{ "aria-hidden": true }}
            start={value * FROM}
            end={value}
            duration={seconds}
            decimals={decimals}
            prefix={prefix ?? ""}
            suffix={suffix ?? ""}
          />
        )}
      </dd>
    </div>
  )
}
