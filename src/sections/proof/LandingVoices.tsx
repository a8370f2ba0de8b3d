import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { TestimonialData } from "../proof/Testimonials"
import { VoiceSlider } from "../proof/VoiceSlider"
import * as css from "./LandingVoices.module.css"

type LandingVoicesProps = {
  voices: {
    readonly eyebrow: string
    readonly title: string
    readonly items: readonly { readonly testimonial: TestimonialData }[]
  }
  /** Where the heading stands on wide screens: across, or on the side that the words begin at. */
  look?: "across" | "beside"
}

/** What clients say, one at a time, with their heading (SPEC 2.5, 9: 1 slide, clickable pagination). */
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
