import { Container } from "../../components/text/Container"
import type { TestimonialData } from "./Testimonials"
import { VoiceSlider } from "./VoiceSlider"
import * as css from "./Voices.module.css"

type VoicesProps = {
  /** Names the strip. */
  label: string
  testimonials: readonly TestimonialData[]
  /** Stands there while there is none. */
  empty: string
}

/** What clients say, one at a time and as large as it deserves: the subject of its page (SPEC 2.5, 9). */
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
