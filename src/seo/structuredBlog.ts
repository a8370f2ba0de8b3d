import type { Blog, BlogPostingLeaf } from "schema-dts"
import { language } from "./language"
import { agency, fullAddress, type SiteMeta } from "./structured"

/** Structured data of the blog, by the rules of structured.ts. */

/** An article, as its page shows it. */
export type Article = {
  path: string
  title: string
  excerpt: string
  /** YYYY-MM-DD. */
  date: string
  /** Date of its last change, if any. */
  modified: string | null
  author: string
  /** The author's job. */
  designation: string | null
  /** Path of the author's page, if any. */
  authorPage: string | null
  /** Name of its category. */
  category: string
  /** Names of its tags. */
  tags: readonly string[]
  words: number
  /** Path of its cover on this site. */
  img?: string
}

type Post = {
  title: string
  path: string
  /** Publication date, YYYY-MM-DD. */
  date: string
}

/** @param posts the posts shown on the page */
export function blog(
  { title, description }: { title: string; description: string },
  posts: readonly Post[],
  site: SiteMeta,
): Blog {
  return {
    "@type": "Blog",
    name: title,
    description,
    url: fullAddress("/blog", site),
    inLanguage: language,
    publisher: agency(site),
    blogPost: posts.map(
      ({ title: headline, path, date }): BlogPostingLeaf => ({
        "@type": "BlogPosting",
        headline,
        url: fullAddress(path, site),
        datePublished: date,
      }),
    ),
  }
}

export function article(
  {
    path,
    title,
    excerpt,
    date,
    modified,
    author,
    designation,
    authorPage,
    category,
    tags,
    words,
    img,
  }: Article,
  site: SiteMeta,
): BlogPostingLeaf {
  return {
    "@type": "BlogPosting",
    mainEntityOfPage: fullAddress(path, site),
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: modified ?? date,
    inLanguage: language,
    articleSection: category,
    keywords: tags.join(", "),
    wordCount: words,
    ...(img && { image: fullAddress(img, site) }),
    author: {
      "@type": "Person",
      name: author,
      ...(designation && { jobTitle: designation }),
      ...(authorPage && { url: fullAddress(authorPage, site) }),
    },
    publisher: agency(site),
  }
}
