import { graphql } from "gatsby"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { PictureFrames } from "../../components/media/PictureFrames"
import { Stars } from "../../components/text/Stars"
import * as css from "./TestimonialPatches.module.css"
import type { TestimonialData } from "./testimonial"

/** What a client says, and how the portrait came to be, if there are pictures of it. */
export type TestimonialPatchData = TestimonialData & {
  readonly frames?: Pick<PictureData, "src"> | null
}

type TestimonialPatchesProps = {
  testimonials: readonly TestimonialPatchData[]
}

/** Testimonials as patches of cloth from one edge of the window to the other: a portrait and what it says. */
export function TestimonialPatches({ testimonials }: TestimonialPatchesProps) {
  if (testimonials.length === 0) return null
  return (
    <ul className={css.list} role="list">
      {testimonials.map(({ id, rating, text, author, designation, img, frames }) => (
        <li key={id}>
          <figure className={css.card}>
            <Stars rating={rating} />
            <blockquote>{text}</blockquote>
            <figcaption>
              <ClothFrame around className={css.portrait}>
                <Picture picture={img} className={css.img} />
                {frames && <PictureFrames frames={frames} picture={img} />}
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
  )
}

export const query = graphql`
  fragment TestimonialPatch on Testimonial {
    ...Testimonial
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
    frames {
      ...PictureFrames
    }
  }
`
