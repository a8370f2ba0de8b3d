import { Helmet } from "react-helmet"
import type { PictureData } from "../components/media/Picture"
import { siteConfig } from "../config"
import { articleMeta } from "../seo/article"
import { StructuredData } from "../seo/StructuredData"
import { type Article, article as articleItem } from "../seo/structured"

type ArticleHeadProps = {
  article: Article
  img: PictureData
}

/** What an article tells search engines and shared links. */
export function ArticleHead({ article, img }: ArticleHeadProps) {
  const cover = coverOf(img)
  const shared = cover && { ...cover, src: siteConfig.siteUrl + cover.src }
  return (
    <>
      <Helmet meta={articleMeta(article, shared)} />
      <StructuredData
        items={(site) => [articleItem({ ...article, ...(cover && { img: cover.src }) }, site)]}
      />
    </>
  )
}

/** The JPEG of the cover: not every reader of shared links knows AVIF. */
function coverOf({ src, alt }: PictureData) {
  const image = src.childImageSharp?.gatsbyImageData
  const file = image?.images.fallback?.src
  return image && file ? { src: file, alt, width: image.width, height: image.height } : null
}
