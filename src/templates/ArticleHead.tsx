import { Helmet } from "react-helmet"
import type { PictureData } from "../components/media/Picture"
import { siteConfig } from "../config"
import {
  type Article,
  type ArticleCover,
  articleData,
  articleMeta,
  scriptText,
} from "../seo/article"

type ArticleHeadProps = {
  article: Omit<Article, "url"> & {
    /** Path of its page. */
    path: string
  }
  img: PictureData
  /** Name of the agency. */
  publisher: string
}

/** What an article adds to its page's head. */
export function ArticleHead({ article: { path, ...rest }, img, publisher }: ArticleHeadProps) {
  const { siteUrl } = siteConfig
  const article = { ...rest, url: siteUrl + path }
  const cover = coverOf(img, siteUrl)
  return (
    <Helmet meta={articleMeta(article, cover)}>
      <script type="application/ld+json">
        {scriptText(articleData(article, cover, { name: publisher, url: siteUrl }))}
      </script>
    </Helmet>
  )
}

/** The JPEG of the cover: not every reader of shared links knows AVIF. */
function coverOf({ src, alt }: PictureData, siteUrl: string): ArticleCover | null {
  const image = src.childImageSharp?.gatsbyImageData
  const file = image?.images.fallback?.src
  return image && file
    ? { src: siteUrl + file, alt, width: image.width, height: image.height }
    : null
}
