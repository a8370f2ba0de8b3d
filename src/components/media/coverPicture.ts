import { graphql } from "gatsby"
import type { PictureData } from "./Picture"

/** Styles show it: it needs no alternative text. */
export type CoverPictureData = Pick<PictureData, "src">

/**
 * A picture that styles lay over another, and take away while the page is scrolled: one of the same scene, or frames of
 * what comes before it.
 * @returns a CSS url() of its only file, or undefined without a picture
 */
export function coverPicture(picture: CoverPictureData | null | undefined): string | undefined {
  const image = picture?.src.childImageSharp?.gatsbyImageData.images.fallback?.src
  return image && `url("${image}")`
}

export const query = graphql`
  fragment CoverPicture on Picture {
    src {
      childImageSharp {
        # One size, in one format: nearly all browsers with scroll-driven animation show AVIF (docs/decisions/006-picture-formats.md).
        gatsbyImageData(
          layout: FIXED
          width: 900
          outputPixelDensities: [1]
          formats: [AVIF]
          placeholder: NONE
          avifOptions: { quality: 62 }
        )
      }
    }
  }
  # Frames, one below the other, in the size in which they were joined, or a smaller one.
  fragment FramesPicture on Picture {
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 600
          outputPixelDensities: [1]
          formats: [AVIF]
          placeholder: NONE
          avifOptions: { quality: 52 }
        )
      }
    }
  }
`
