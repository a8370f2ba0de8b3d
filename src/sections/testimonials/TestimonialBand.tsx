import { graphql } from "gatsby"
import { classes } from "../../components/classes"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./TestimonialBand.module.css"
import { TestimonialSlider } from "./TestimonialSlider"
import type { TestimonialData } from "./testimonial"

type TestimonialBandProps = {
  testimonials: {
    readonly eyebrow: string
    readonly title: string
    readonly items: readonly { readonly testimonial: TestimonialData }[]
  }
  /** Heading on wide screens: "across" is above the slider, whose portraits are large; "beside" is to the left of it. */
  look?: "across" | "beside"
  /** A ground of its own (docs/design.md#tokens). */
  ground?: "night"
}

/** A heading and a slider of client testimonials, one at a time. */
export function TestimonialBand({
  testimonials: { eyebrow, title, items },
  look = "across",
  ground,
}: TestimonialBandProps) {
  if (items.length === 0) return null
  return (
    <section className={classes(css.band, ground)} aria-labelledby="testimonials-title">
      <Container className={`${css.inner} ${css[look]}`}>
        <SectionHeading id="testimonials-title" eyebrow={eyebrow}>
          {title}
        </SectionHeading>
        <TestimonialSlider
          label={title}
          testimonials={items.map(({ testimonial }) => testimonial)}
          large={look === "across"}
        />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment TestimonialBand on TestimonialBand {
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
