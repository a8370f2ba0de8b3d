import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { TestimonialData } from "../proof/Testimonials"
import { Voices } from "../proof/Voices"
import * as css from "./LandingVoices.module.css"

type LandingVoicesProps = {
  voices: {
    readonly eyebrow: string
    readonly title: string
    readonly items: readonly { readonly testimonial: TestimonialData }[]
  }
}

/** What clients say, one at a time, under a heading (SPEC 2.5, 9: 1 slide, clickable pagination). */
export function LandingVoices({ voices: { eyebrow, title, items } }: LandingVoicesProps) {
  return (
    <section aria-labelledby="voices-title">
      <Container className={css.heading}>
        <SectionHeading id="voices-title" eyebrow={eyebrow}>
          {title}
        </SectionHeading>
      </Container>
      <Voices
        label={title}
        testimonials={items.map(({ testimonial }) => testimonial)}
        empty="Nobody has said anything yet."
      />
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
