import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import type { PictureData } from "../../components/media/Picture"
import { PictureLayer } from "../../components/media/PictureLayer"
import * as css from "./CardScreen.module.css"
import { type Quad, screenTransform } from "./screenTransform"

/** With the corners of the screen in the card's picture. */
export type CardScreenData = Quad & {
  /** The page in its whole height. */
  readonly page: Pick<PictureData, "src">
  /** The screen's width to its height. */
  readonly ratio: number
  /** How round its corners are, in percent of its width. */
  readonly radius: number
}

export type CardScreenProps = {
  screen: CardScreenData
  /** The card's picture, which shows the page's beginning on a device. */
  picture: PictureData
}

/**
 * The screen in a project's picture, on which the page is scrolled as the visitor scrolls past (unrolling.css of the homepage).
 * Lies exactly over what the picture itself shows, so nothing is missing where it isn't, or until its code is there.
 */
export function CardScreen({ screen, picture }: CardScreenProps) {
  const still = picture.src.childImageSharp?.gatsbyImageData
  const page = screen.page.src.childImageSharp?.gatsbyImageData.images.fallback
  if (!still || !page) return null
  const shape = still.width / still.height
  const { ratio, radius } = screen
  const { width, transform } = screenTransform(screen, ratio, shape)
  return (
    <PictureLayer shape={shape}>
      <div
        className={css.screen}
        style={
          {
            "--screen-wide": `${width}cqb`,
            "--screen-high": `${width / ratio}cqb`,
            borderRadius: `${radius}% / ${radius * ratio}%`,
            transform,
          } as CSSProperties
        }
      >
        <img alt="" loading="lazy" className={css.page} src={page.src} />
      </div>
    </PictureLayer>
  )
}

export const query = graphql`
  fragment CardScreen on ProjectScreen {
    page {
      src {
        childImageSharp {
          gatsbyImageData(
            layout: FIXED
            width: 800
            outputPixelDensities: [1]
            formats: [AVIF]
            placeholder: NONE
            avifOptions: { quality: 52 }
          )
        }
      }
    }
    topLeft {
      x
      y
    }
    topRight {
      x
      y
    }
    bottomRight {
      x
      y
    }
    bottomLeft {
      x
      y
    }
    ratio
    radius
  }
`
