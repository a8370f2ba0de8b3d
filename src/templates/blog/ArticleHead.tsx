import { graphql } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { Helmet } from "react-helmet"
import { siteConfig } from "../../config"
import { articleMeta } from "../../seo/article"
import { StructuredData } from "../../seo/StructuredData"
import { type Article, article as articleItem } from "../../seo/structuredBlog"

type ResizedPicture = {
  readonly src: string | null
  readonly width: number | null
  readonly height: number | null
}

type ArticleHeadProps = {
  article: Article
  img: {
    readonly alt: string
    readonly src: {
      readonly childImageSharp: {
        readonly gatsbyImageData: IGatsbyImageData
        readonly card: ResizedPicture | null
      } | null
    }
  }
}

/** An article's metadata for search engines and link previews. */
export function ArticleHead({ article, img }: ArticleHeadProps) {
  // The cover's JPEG fallback, because not every crawler reads AVIF.
  const cover = img.src.childImageSharp?.gatsbyImageData.images.fallback?.src
  return (
    <>
      <Helmet meta={articleMeta(article, cardOf(img))} />
      <StructuredData
        items={(site) => [articleItem({ ...article, ...(cover && { img: cover }) }, site)]}
      />
    </>
  )
}

/** The cover, cropped for link previews. */
function cardOf({ src, alt }: ArticleHeadProps["img"]) {
  const { src: file, width, height } = src.childImageSharp?.card ?? {}
  return file && width && height ? { src: siteConfig.siteUrl + file, alt, width, height } : null
}

export const query = graphql`
  fragment SharedCard on Picture {
    src {
      childImageSharp {
        card: resize(
          width: 1200
          height: 630
          cropFocus: ATTENTION
          toFormat: JPG
          jpegQuality: 80
        ) {
          src
          width
          height
        }
      }
    }
  }
`
