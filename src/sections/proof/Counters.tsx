import { graphql } from "gatsby"
import { Counter, type CounterData } from "../../components/text/Counter"
import * as css from "./Counters.module.css"

type CountersProps = {
  counters: readonly CounterData[]
  /** How long they count, in seconds (SPEC 9). */
  seconds: number
}

/** Figures that count up when they come into view. */
export function Counters({ counters, seconds }: CountersProps) {
  if (counters.length === 0) return null
  return (
    <dl className={css.counters}>
      {counters.map((counter) => (
        <Counter key={counter.label} counter={counter} seconds={seconds} />
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
