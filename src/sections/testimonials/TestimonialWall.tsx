import { Container } from "../../components/text/Container"
import type { CounterData } from "../../components/text/Counter"
import { SectionHeading } from "../../components/text/SectionHeading"
import { Counters } from "../proof/Counters"
import { type TestimonialPatchData, TestimonialPatches } from "./TestimonialPatches"
import * as css from "./TestimonialWall.module.css"

type TestimonialWallProps = {
  /** Counters across the whole band, each third one larger. */
  counters: readonly CounterData[]
  heading: {
    readonly eyebrow: string
    readonly title: string
    /** Counters beside the testimonials. */
    readonly counters: readonly CounterData[]
  }
  testimonials: readonly TestimonialPatchData[]
}

/** Counters (3 s) and testimonials with star ratings on the patches of one kente cloth (docs/specification.md#constants). */
export function TestimonialWall({ counters, heading, testimonials }: TestimonialWallProps) {
  return (
    <section className={css.band} aria-labelledby="testimonials-title">
      <Container className={css.wall} crossed="back">
        <div className={css.head}>
          <SectionHeading id="testimonials-title" eyebrow={heading.eyebrow}>
            {heading.title}
          </SectionHeading>
          <div className={css.aside}>
            <Counters counters={heading.counters} seconds={3} />
          </div>
        </div>
        <TestimonialPatches testimonials={testimonials} />
      </Container>
      {/* Displayed first, but after its heading in reading order. */}
      <Container className={css.figures} crossed>
        <Counters counters={counters} seconds={3} />
      </Container>
    </section>
  )
}
