import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { type CoverPictureData, coverPicture } from "../../components/media/coverPicture"
import { Picture, type PictureData } from "../../components/media/Picture"
import { PictureFrames } from "../../components/media/PictureFrames"
import * as css from "./MissionLoom.module.css"

export type MissionLoomData = {
  readonly img: PictureData
  /** How the loom is strung. */
  readonly frames?: Pick<PictureData, "src"> | null
  /** The picture's loom before its first row, without its shuttle. */
  readonly strung?: CoverPictureData | null
  /** The shuttle alone: a part of the picture, cut out (MissionLoom.module.css). */
  readonly shuttle?: CoverPictureData | null
}

type MissionLoomProps = {
  mission: MissionLoomData
  /** The picture's `sizes` attribute. */
  sizes: string
}

/**
 * The mission's picture. Where the browser can drive it, its loom is strung by scrolling if there are frames of that, and woven
 * if both other pictures are given. Elsewhere the cloth is there.
 */
export function MissionLoom({ mission, sizes }: MissionLoomProps) {
  // The styles fetch them when the page is scrolled.
  const pictures = {
    "--before": coverPicture(mission.strung),
    "--shuttle": coverPicture(mission.shuttle),
  } as CSSProperties
  return (
    <div className={css.loom} style={pictures}>
      <Picture picture={mission.img} sizes={sizes} />
      {mission.frames && <PictureFrames frames={mission.frames} picture={mission.img} />}
    </div>
  )
}

export const query = graphql`
  fragment MissionLoom on HomeMission {
    img {
      ...SmoothPicture
    }
    frames {
      ...PictureFrames
    }
    strung {
      ...CoverPicture
    }
    shuttle {
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
