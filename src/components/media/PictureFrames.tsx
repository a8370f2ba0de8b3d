import { graphql } from "gatsby"
import { type CSSProperties, useState } from "react"
import type { PictureData } from "./Picture"
import * as css from "./PictureFrames.module.css"
import { PictureLayer } from "./PictureLayer"
import { useScrollDriven } from "./useScrollDriven"

type PictureFramesProps = {
  /** What comes before the picture, each in its whole, one below the other. */
  frames: Pick<PictureData, "src">
  /** The picture, which fills its box. */
  picture: PictureData
}

/** Calls back once an element is outside the viewport: at once, if it is there already. */
function onceOutside(element: Element, outside: () => void) {
  // A busy browser batches several changes in one call: the last is what is so now.
  const observer = new IntersectionObserver((changes) => {
    if (changes.at(-1)?.isIntersecting) return
    observer.disconnect()
    outside()
  })
  observer.observe(element)
}

/**
 * How a picture came to be what it shows, frame by frame: lies over it and shows nothing until styles go from the first frame,
 * at `object-position: 0 0`, to none, at `0 var(--past)` (src/templates/homes/consulting/unrolling.css). Frames that arrive while
 * the picture is in view wait until it is not: what is seen whole never goes back to its beginning.
 */
export function PictureFrames({ frames, picture }: PictureFramesProps) {
  const isWanted = useScrollDriven()
  const [isThere, setThere] = useState(false)
  const still = picture.src.childImageSharp?.gatsbyImageData
  const joined = frames.src.childImageSharp?.gatsbyImageData
  if (!isWanted || !still || !joined?.images.fallback) return null
  const shape = still.width / still.height
  const count = Math.round((joined.height / joined.width) * shape)
  return (
    <PictureLayer shape={shape}>
      <img
        alt=""
        loading="lazy"
        className={isThere ? css.frames : css.coming}
        style={{ "--count": count } as CSSProperties}
        onLoad={({ currentTarget }) =>
          currentTarget
            .decode()
            .then(() => onceOutside(currentTarget, () => setThere(true)), console.error)
        }
        // Smaller ones for phones: they move.
        sizes="(min-width: 40em) 33vw, 50vw"
        // Last: WebKit fetches as soon as it has an address.
        srcSet={joined.images.fallback.srcSet}
        src={joined.images.fallback.src}
      />
    </PictureLayer>
  )
}

export const query = graphql`
  fragment PictureFrames on Picture {
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 600
          breakpoints: [400, 600]
          formats: [AVIF]
          placeholder: NONE
          avifOptions: { quality: 50 }
        )
      }
    }
  }
`
