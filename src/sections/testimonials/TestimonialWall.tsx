import { graphql } from "gatsby"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import type { CounterData } from "../../components/text/Counter"
import { SectionHeading } from "../../components/text/SectionHeading"
import { Stars } from "../../components/text/Stars"
import { Counters } from "../proof/Counters"
import * as css from "./TestimonialWall.module.css"

export type TestimonialData = {
  readonly id: string
  readonly rating: number
  readonly text: string
  readonly author: string
  readonly designation: string
  readonly img: PictureData
}

type TestimonialWallProps = {
  /** Counters across the whole band, each third one larger. */
  counters: readonly CounterData[]
  heading: {
    readonly eyebrow: string
    readonly title: string
    /** Counters beside the testimonials. */
    readonly counters: readonly CounterData[]
  }
  testimonials: readonly TestimonialData[]
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
        {testimonials.length > 0 && (
          <ul className={css.list} role="list">
            {testimonials.map(({ id, rating, text, author, designation, img }) => (
              <li key={id}>
                <figure className={css.card}>
                  <Stars rating={rating} />
                  <blockquote>{text}</blockquote>
                  <figcaption>
                    <ClothFrame around className={css.portrait}>
                      <Picture picture={img} className={css.img} />
                    </ClothFrame>
                    <span>
                      <strong>{author}</strong>
                      <br />
                      {designation}
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </Container>
      {/* Displayed first, but after its heading in reading order. */}
      <Container className={css.figures} crossed>
        <Counters counters={counters} seconds={3} />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment Testimonial on Testimonial {
    id: jsonId
    rating
    text
    author
    designation
    img {
      alt
      src {
        childImageSharp {
          # As large as a patch of the cloth, and one size only: each address counts in the page's bytes.
          gatsbyImageData(
            layout: FIXED
            width: 640
            height: 640
            outputPixelDensities: [1]
            formats: [AVIF, AUTO]
            placeholder: DOMINANT_COLOR
            quality: 72
            avifOptions: { quality: 50 }
          )
        }
      }
    }
  }
`
