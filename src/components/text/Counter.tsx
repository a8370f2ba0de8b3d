import { type CSSProperties, useRef } from "react"
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
  /** Whether a ribbon is drawn beside it, for which its blocks are counted. */
  ribbon?: boolean
}

/** Where a count starts, as a share of the final figure: next to its label, a much smaller one would be wrong. */
const FROM = 0.9

/** Slower towards its end, but not so early that little of the count is left to see (parameters as react-countup has them). */
function easeOut(time: number, start: number, change: number, duration: number): number {
  return start + change * (1 - (1 - time / duration) ** 2)
}

/** A ribbon beside figures has at most so many blocks. */
const MOST_BLOCKS = 20

/**
 * For a ribbon beside the figure, woven in blocks that each count one, ten, a hundred ...: how many of them there are, and out
 * of how many if the suffix names that (4.8/5). Each figure has a unit of its own, so ribbons of several can't be compared.
 */
function blocksOf(value: number, suffix: CounterData["suffix"]): CSSProperties {
  const outOf = Number(/^\/(\d+)$/.exec(suffix ?? "")?.[1] ?? 0)
  const most = Math.max(value, outOf)
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(most / MOST_BLOCKS)))
  return {
    "--blocks": value / unit,
    ...(outOf > 0 && { "--out-of": most / unit }),
  } as CSSProperties
}

/**
 * A figure with its label. The page is served with the final figure; it counts up only if it enters
 * the viewport after hydration, within the final figure's width, and not under reduced motion. What enters is the count's first
 * figure already: a final one that goes back would look like a mistake.
 */
export function Counter({ counter, seconds, ribbon = false }: CounterProps) {
  const { value, prefix, suffix, decimals, label } = counter
  const shown = useRef<HTMLElement>(null)
  const count = useCountUp(shown)
  const figureOf = (number: number) => `${prefix ?? ""}${number.toFixed(decimals)}${suffix ?? ""}`
  const figure = figureOf(value)
  return (
    <div
      className={css.counter}
      style={ribbon ? blocksOf(value, suffix) : undefined}
      // Where a figure is as wide as its box, a long one is smaller.
      data-length={figure.length > 3 ? figure.length : undefined}
    >
      <dt className={css.label}>{label}</dt>
      <dd ref={shown} className={css.figure}>
        <span className={count ? css.reserved : undefined}>{figure}</span>
        {count?.running && (
          <count.CountUp
            className={css.running}
            containerProps={{ "aria-hidden": true }}
            start={value * FROM}
            end={value}
            duration={seconds}
            easingFn={easeOut}
            decimals={decimals}
            prefix={prefix ?? ""}
            suffix={suffix ?? ""}
          />
        )}
        {count && !count.running && (
          <span className={css.running} aria-hidden="true">
            {figureOf(value * FROM)}
          </span>
        )}
      </dd>
    </div>
  )
}
