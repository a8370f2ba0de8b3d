import type { BlogContent, Post } from "../../src/build/blog/blogContent"

/** An article of data/, as the build reads it. */
export function post(fields: Partial<Post>): Post {
  return {
    slug: "cloth",
    title: "Why kente",
    category: "business",
    tags: ["brand"],
    date: "2025-11-04",
    author: "Ama Serwaa",
    excerpt: "A few words on cloth.",
    content: [{ text: "Threads." }],
    sample: false,
    ...fields,
  }
}

/** A blog of one category and one tag. */
export function blogOf(posts: Post[]): BlogContent {
  return {
    posts,
    categories: [{ slug: "business", name: "Business" }],
    tags: [{ slug: "brand", name: "Brand" }],
  }
}
