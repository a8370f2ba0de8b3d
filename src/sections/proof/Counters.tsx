import { graphql } from "gatsby"
import { Counter, type CounterData } from "../../components/text/Counter"
import * as css from "./Counters.module.css"

type CountersProps = {
  counters: readonly CounterData[]
  /** Duration of the count-up, in seconds (docs/specification.md#constants). */
  seconds: number
  /** Whether a ribbon is drawn beside each. */
  ribbons?: boolean
}

/** Counters that count up when they scroll into view. */
export function Counters({ counters, seconds, ribbons = false }: CountersProps) {
  if (counters.length === 0) return null
  return (
    <dl className={css.counters}>
      {counters.map((counter) => (
        <Counter key={counter.label} counter={counter} seconds={seconds} ribbon={ribbons} />
      ))}
    </dl>
  )
}

export const query = graphql`
  fragment Counter on Counter {
    value
    prefix
    suffix
    decimals
    label
  }
`
