import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./Statements.module.css"

type Statement = {
  readonly title: string
  readonly text: string
  readonly img: PictureData
}

type StatementsProps = {
  mission: Statement & {
    /** The picture's loom before its first row, without its shuttle. */
    readonly strung?: PictureData | null
    /** The shuttle alone: a part of the picture, cut out (Statements.module.css). */
    readonly shuttle?: PictureData | null
  }
  vision: Statement
}

/** Of the mission's picture, and of the vision's, which goes on to the window's edge. */
const sizes = ["(min-width: 40em) 39vw, 93vw", "(min-width: 40em) 48vw, 93vw"]

/** Mission and vision side by side, the second a step lower. */
export function Statements({ mission, vision }: StatementsProps) {
  return (
    <Container className={css.pair} crossed>
      {[mission, vision].map(({ title, text, img }, index) => (
        <article
          key={title}
          className={index === 0 ? css.first : css.second}
          style={index === 0 ? loomPictures(mission) : undefined}
        >
          <Picture picture={img} sizes={sizes[index]} className={css.img} />
          <h2 className={css.title}>{title}</h2>
          <p className={css.text}>{text}</p>
        </article>
      ))}
    </Container>
  )
}

/** For the styles, which fetch them when the page is scrolled. */
function loomPictures({ strung, shuttle }: StatementsProps["mission"]): CSSProperties {
  return { "--strung": address(strung), "--shuttle": address(shuttle) } as CSSProperties
}

function address(picture: PictureData | null | undefined): string | undefined {
  const image = picture?.src.childImageSharp?.gatsbyImageData.images.fallback?.src
  return image && `url("${image}")`
}

export const query = graphql`
  fragment Mission on HomeMission {
    title
    text
    img {
      ...HalfPicture
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
            avifOptions: { quality: 50 }
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
  fragment Statement on HomeStatement {
    title
    text
    img {
      ...HalfPicture
    }
  }
`
