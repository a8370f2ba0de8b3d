import { graphql } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { CSSProperties } from "react"

export type PictureData = {
  readonly alt: string
  readonly src: {
    readonly publicURL?: string | null
    readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null
  }
}

type PictureProps = {
  picture: PictureData
  /** The `sizes` attribute; by default the one that the query returned. */
  sizes?: string
  /** True for the page's LCP picture: fetched first, never lazily. */
  first?: boolean
  /** True for one that may come after everything else of the first view. */
  last?: boolean
  className?: string
}

/**
 * A picture of data/, in the widths and formats that the query requested from gatsby-plugin-image.
 *
 * Rendered as a plain `<picture>`: GatsbyImage's markup stays transparent until a script runs, and
 * this site's scripts come late on purpose (docs/decisions/001-late-runtime.md).
 */
export function Picture({ picture, sizes, first = false, last = false, className }: PictureProps) {
  const image = picture.src.childImageSharp?.gatsbyImageData
  const loading = first ? "eager" : "lazy"
  // React 18 passes the attribute through only in lower case, and its types have neither spelling.
  const priority = first ? { fetchpriority: "high" } : last ? { fetchpriority: "low" } : {}
  if (!image) {
    return (
      <img
        src={picture.src.publicURL ?? ""}
        alt={picture.alt}
        loading={loading}
        className={className}
        {...priority}
      />
    )
  }
  const { fallback, sources = [] } = image.images
  const placeholder: CSSProperties | undefined = image.placeholder?.fallback
    ? { background: `url(${image.placeholder.fallback}) center / cover` }
    : ground(image.backgroundColor, picture.alt)
  return (
    <picture>
      {sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes ?? source.sizes}
        />
      ))}
      <img
        src={fallback?.src}
        alt={picture.alt}
        width={Math.round(image.width)}
        height={Math.round(image.height)}
        loading={loading}
        decoding={first ? "sync" : "async"}
        className={className}
        style={placeholder}
        {...priority}
      />
    </picture>
  )
}

/**
 * Background while loading. Some browsers draw the alt text on it, hence the text colour. In three digits: a page has dozens
 * of them, and none is seen for long.
 * @param colour six hexadecimal digits
 */
function ground(colour: string | undefined, alt: string): CSSProperties | undefined {
  if (!colour) return undefined
  const channels = (colour.match(/[\da-f]{2}/gi) ?? []).map((digits) =>
    Math.round(Number.parseInt(digits, 16) / 17),
  )
  const backgroundColor = `#${channels.map((channel) => channel.toString(16)).join("")}`
  if (!alt) return { backgroundColor }
  const [red = 0, green = 0, blue = 0] = channels
  const isDark = 0.299 * red + 0.587 * green + 0.114 * blue < 8
  return { backgroundColor, color: isDark ? "#fff" : "#000" }
}

/**
 * The usual picture slots. AVIF first; one JPEG for the one browser in twenty that lacks it, or a WebP for cut-outs, whose
 * transparency a JPEG would lose. A colour behind a cut-out would never go away: it has no placeholder.
 */
export const query = graphql`
  fragment HeroPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1200
          breakpoints: [480, 750, 1200, 1600]
          formats: [AVIF, AUTO]
          placeholder: DOMINANT_COLOR
          quality: 72
          avifOptions: { quality: 48 }
        )
      }
    }
  }
  # Screens that run across the page, full of letters: its file for phones is as large as one round trip holds.
  fragment ScreenPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1200
          breakpoints: [480, 640, 1200, 1600]
          formats: [AVIF, AUTO]
          placeholder: DOMINANT_COLOR
          quality: 72
          avifOptions: { quality: 37 }
        )
      }
    }
  }
  fragment CutoutPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1200
          breakpoints: [480, 750, 1200, 1600]
          formats: [AVIF, WEBP]
          placeholder: NONE
          quality: 78
          avifOptions: { quality: 36 }
        )
      }
    }
  }
  # Stands on the page's own dark ground, which a placeholder would outline, with fine edges, where a lower quality shows.
  fragment DarkPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1200
          breakpoints: [480, 750, 1200, 1600]
          formats: [AVIF, AUTO]
          placeholder: NONE
          quality: 78
          avifOptions: { quality: 58 }
        )
      }
    }
  }
  fragment HalfPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 750
          breakpoints: [375, 750, 1080]
          formats: [AVIF, AUTO]
          placeholder: DOMINANT_COLOR
          quality: 72
          avifOptions: { quality: 50 }
        )
      }
    }
  }
  # As large, with a smooth ground, on which a lower quality shows blocks. Half as large again in bytes: not for cards.
  fragment SmoothPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 750
          breakpoints: [375, 750, 1080]
          formats: [AVIF, AUTO]
          placeholder: DOMINANT_COLOR
          quality: 72
          avifOptions: { quality: 52 }
        )
      }
    }
  }
  fragment CardPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 480
          breakpoints: [320, 480, 800]
          formats: [AVIF, AUTO]
          placeholder: DOMINANT_COLOR
          quality: 70
          avifOptions: { quality: 50 }
        )
      }
    }
  }
  fragment PortraitPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 72
          height: 72
          formats: [AVIF, AUTO]
          placeholder: NONE
          quality: 72
          avifOptions: { quality: 55 }
        )
      }
    }
  }
  fragment BlurredPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 397
          height: 635
          breakpoints: [397, 794]
          formats: [AVIF, AUTO]
          placeholder: BLURRED
          quality: 72
          avifOptions: { quality: 48 }
        )
      }
    }
  }
  fragment LogoPicture on Picture {
    alt
    src {
      publicURL
    }
  }
`
