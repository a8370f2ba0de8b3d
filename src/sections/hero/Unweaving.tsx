import { graphql } from "gatsby"
import { useState } from "react"
import type { PictureData } from "../../components/media/Picture"
import { useScrollDriven } from "../../components/media/useScrollDriven"
import * as css from "./Unweaving.module.css"

type UnweavingProps = {
  /** What comes after the hero's picture, one below the other. */
  frames: Pick<PictureData, "src">
}

/**
 * The cloth of the hero's picture comes apart while the page is scrolled, in frames that are fetched once the visitor moves.
 * Until they are there, and without scroll-driven animation, the picture stays as it is.
 */
export function Unweaving({ frames }: UnweavingProps) {
  const isWanted = useScrollDriven()
  const [isThere, setThere] = useState(false)
  const { src, srcSet } = frames.src.childImageSharp?.gatsbyImageData.images.fallback ?? {}

  if (!isWanted || !src) return null
  return (
    <img
      alt=""
      className={isThere ? css.frames : css.coming}
      data-unweaves={isThere || undefined}
      // Decoded before it takes the picture's place: a browser that decodes it only then would show nothing for a moment.
      decoding="sync"
      onLoad={({ currentTarget }) =>
        currentTarget.decode().then(() => setThere(true), console.error)
      }
      // Smaller ones for phones: they move.
      sizes="(min-width: 48em) 75vw, 50vw"
      // Last: WebKit fetches as soon as it has an address.
      srcSet={srcSet}
      src={src}
    />
  )
}

export const query = graphql`
  # One below the other: of each, the part of the picture that changes and is in the window (art/ornaments.mjs).
  fragment Unweaving on Picture {
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 924
          breakpoints: [600, 924]
          formats: [AVIF]
          placeholder: NONE
          avifOptions: { quality: 46 }
        )
      }
    }
  }
`
