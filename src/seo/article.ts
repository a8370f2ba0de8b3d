import type { Article } from "./structuredBlog"

/** The cover, as shown by shared links. */
type ArticleCover = {
  /** Absolute address. */
  src: string
  alt: string
  width: number
  height: number
}

/** Tags that an article adds to the general ones of its page (buildMeta) or overrides. */
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
        { name: "twitter:image:alt", content: cover.alt },
      ]
    : []
  return [
    { property: "article:author", content: author },
    { property: "article:section", content: category },
    ...picture,
  ]
}
