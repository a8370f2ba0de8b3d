import { Container } from "../../components/text/Container"
import * as css from "./TestimonialShowcase.module.css"
import { TestimonialSlider } from "./TestimonialSlider"
import type { TestimonialData } from "./TestimonialWall"

type TestimonialShowcaseProps = {
  /** Accessible name of the slider. */
  label: string
  testimonials: readonly TestimonialData[]
  /** Shown when there are no testimonials. */
  empty: string
}

/** Client testimonials in a large slider, as the main content of a page. */
export function TestimonialShowcase({ label, testimonials, empty }: TestimonialShowcaseProps) {
  return (
    <Container className={css.band}>
      {testimonials.length === 0 && <p className={css.empty}>{empty}</p>}
      {testimonials.length > 0 && (
        <TestimonialSlider label={label} testimonials={testimonials} look="large" />
      )}
    </Container>
  )
}
