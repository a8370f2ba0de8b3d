/** An article, as its page shows it. */
export type Article = {
  /** Full address of its page. */
  url: string
  title: string
  excerpt: string
  /** YYYY-MM-DD. */
  date: string
  author: string
  /** What the author does. */
  designation: string | null
  /** Name of its category. */
  category: string
  /** Names of its tags. */
  tags: readonly string[]
  words: number
}

/** Its cover, as shared links show it. */
export type ArticleCover = {
  /** Full address. */
  src: string
  alt: string
  width: number
  height: number
}

type Publisher = { name: string; url: string }

/** What search engines are told of an article: BlogPosting of schema.org. */
export function articleData(
  article: Article,
  cover: ArticleCover | null,
  publisher: Publisher,
): Record<string, unknown> {
  const { url, title, excerpt, date, author, designation, category, tags, words } = article
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    mainEntityOfPage: url,
    headline: title,
    description: excerpt,
    datePublished: date,
    inLanguage: "en-GB",
    articleSection: category,
    keywords: tags.join(", "),
    wordCount: words,
    ...(cover && { image: cover.src }),
    author: { "@type": "Person", name: author, ...(designation && { jobTitle: designation }) },
    publisher: { "@type": "Organization", name: publisher.name, url: `${publisher.url}/` },
  }
}

/** JSON that can stand in a script: no "<" is left that could end it. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c")
}

/** Tags that stand in place of the page's general ones. */
export function articleMeta(
  article: Article,
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
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: article.date },
    { property: "article:author", content: article.author },
    { property: "article:section", content: article.category },
    ...picture,
  ]
}
