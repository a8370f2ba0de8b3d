import { graphql } from "gatsby"
import type { PictureData } from "../../components/media/Picture"

/** A testimonial of data/testimonials.json, with its portrait in the size that the section needs. */
export type TestimonialData = {
  readonly id: string
  /** Stars, of five. */
  readonly rating: number
  readonly text: string
  readonly author: string
  readonly designation: string
  readonly img: PictureData
}

export const query = graphql`
  fragment Testimonial on Testimonial {
    id: jsonId
    rating
    text
    author
    designation
  }
`
