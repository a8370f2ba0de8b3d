import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { Picture, type PictureData } from "../../components/media/Picture"
import * as css from "./MissionLoom.module.css"

export type MissionLoomData = {
  readonly img: PictureData
  /** The picture's loom before its first row, without its shuttle. */
  readonly strung?: PictureData | null
  /** The shuttle alone: a part of the picture, cut out (MissionLoom.module.css). */
  readonly shuttle?: PictureData | null
}

type MissionLoomProps = {
  mission: MissionLoomData
  /** The picture's `sizes` attribute. */
  sizes: string
}

/**
 * The mission's picture, whose loom is woven by scrolling where the browser can drive it and both other pictures are
 * given. Elsewhere the cloth is there.
 */
export function MissionLoom({ mission, sizes }: MissionLoomProps) {
  // The styles fetch them when the page is scrolled.
  const pictures = {
    "--strung": address(mission.strung),
    "--shuttle": address(mission.shuttle),
  } as CSSProperties
  return (
    <div className={css.loom} style={pictures}>
      <Picture picture={mission.img} sizes={sizes} />
    </div>
  )
}

function address(picture: PictureData | null | undefined): string | undefined {
  const image = picture?.src.childImageSharp?.gatsbyImageData.images.fallback?.src
  return image && `url("${image}")`
}

export const query = graphql`
  fragment MissionLoom on HomeMission {
    img {
      ...SmoothPicture
    }
    strung {
      alt
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
    shuttle {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            layout: FIXED
            width: 384
            outputPixelDensities: [1]
            formats: [AVIF]
            placeholder: NONE
            avifOptions: { quality: 70 }
          )
        }
      }
    }
  }
`
