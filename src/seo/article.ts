import type { Article } from "./structured"

/** Its cover, as shared links show it. */
type ArticleCover = {
  /** Full address. */
  src: string
  alt: string
  width: number
  height: number
}

/** Tags that an article adds to its page's general ones (buildMeta), or that stand in their place. */
export function articleMeta(
  { author, category }: Pick<Article, "author" | "category">,
  cover: ArticleCover | null,
): Record<string, string>[] {
  const picture: Record<string, string>[] = cover
    ? [
        { property: "og:image", content: cover.src },
        { property: "og:image:width", content: String(cover.width) },
        { property: "og:image:height", content: String(cover.height) },
        { property: "og:image:alt", content: cover.alt },
        { name: "twitter:image", content: cover.src },
        { name: "twitter:image:alt", content: cover.alt },
      ]
    : []
  return [
    { property: "article:author", content: author },
    { property: "article:section", content: category },
    ...picture,
  ]
}
