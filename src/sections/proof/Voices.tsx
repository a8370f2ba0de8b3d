import { Container } from "../../components/text/Container"
import type { TestimonialData } from "./Testimonials"
import { VoiceSlider } from "./VoiceSlider"
import * as css from "./Voices.module.css"

type VoicesProps = {
  /** Accessible name of the slider. */
  label: string
  testimonials: readonly TestimonialData[]
  /** Shown when there are no testimonials. */
  empty: string
}

/** Client testimonials in a large slider, as the main content of a page. */
export function Voices({ label, testimonials, empty }: VoicesProps) {
  return (
    <Container className={css.band}>
      {testimonials.length === 0 && <p className={css.empty}>{empty}</p>}
      {testimonials.length > 0 && (
        <VoiceSlider label={label} testimonials={testimonials} look="large" />
      )}
    </Container>
  )
}
