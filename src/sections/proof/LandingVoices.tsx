import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./LandingVoices.module.css"
import type { TestimonialData } from "./Testimonials"
import { VoiceSlider } from "./VoiceSlider"

type LandingVoicesProps = {
  voices: {
    readonly eyebrow: string
    readonly title: string
    readonly items: readonly { readonly testimonial: TestimonialData }[]
  }
  /** Heading on wide screens: "across" is above the slider, "beside" is to the left of it. */
  look?: "across" | "beside"
}

/** A heading and a slider of client testimonials, one at a time. */
export function LandingVoices({
  voices: { eyebrow, title, items },
  look = "across",
}: LandingVoicesProps) {
  if (items.length === 0) return null
  return (
    <section className={css.band} aria-labelledby="voices-title">
      <Container className={`${css.inner} ${css[look]}`}>
        <SectionHeading id="voices-title" eyebrow={eyebrow}>
          {title}
        </SectionHeading>
        <VoiceSlider
          label={title}
          testimonials={items.map(({ testimonial }) => testimonial)}
          look="quiet"
        />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment LandingVoices on LandingVoices {
    eyebrow
    title
    items {
      testimonial {
        id: jsonId
        rating
        text
        author
        designation
        img {
          ...CardPicture
        }
      }
    }
  }
`
