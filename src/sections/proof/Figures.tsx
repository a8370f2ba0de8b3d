import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import type { CounterData } from "../../components/text/Counter"
import { Counters } from "./Counters"
import * as css from "./Figures.module.css"

type FiguresProps = {
  figures: { readonly title: string; readonly items: readonly CounterData[] }
  /** Duration of the count-up, in seconds (docs/specification.md#constants). */
  seconds: number
  /**
   * "steps": on wide screens each counter stands on a step of a stair, higher than the last; "sheet": one below the
   * other on ruled lines, like a sum.
   */
  look: "steps" | "sheet"
}

/** A band of oversized counters. */
export function Figures({ figures: { title, items }, seconds, look }: FiguresProps) {
  return (
    <section className={`bold ${css.band} ${css[look]}`} aria-labelledby="figures-title">
      <Container className={css.inner}>
        <h2 id="figures-title" className={css.title}>
          {title}
        </h2>
        <Counters counters={items} seconds={seconds} ribbons={look === "sheet"} />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment Figures on LandingFigures {
    title
    items {
      ...Counter
    }
  }
`
