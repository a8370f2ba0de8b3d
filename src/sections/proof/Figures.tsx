import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import type { CounterData } from "../../components/text/Counter"
import { Counters } from "./Counters"
import * as css from "./Figures.module.css"

type FiguresProps = {
  figures: { readonly title: string; readonly items: readonly CounterData[] }
  /** How long they count, in seconds (SPEC 9). */
  seconds: number
  /** In the accent, or on the dark side of the theme where the next band is in the accent. */
  tone?: "bold" | "night"
  /**
   * "steps": on wide screens each stands a step higher than the one before it; "sheet": one below the other on ruled lines,
   * as sums are written.
   */
  look?: "row" | "steps" | "sheet"
}

/** A band with oversized figures. */
export function Figures({
  figures: { title, items },
  seconds,
  tone = "bold",
  look = "row",
}: FiguresProps) {
  return (
    <section className={`${tone} ${css.band} ${css[look] ?? ""}`} aria-labelledby="figures-title">
      <Container className={css.inner}>
        <h2 id="figures-title" className={css.title}>
          {title}
        </h2>
        <Counters counters={items} seconds={seconds} />
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
